let letters = Subject<String>()
let numbers = Subject<String>()
letters.zip(with: numbers).subscribe(
  next: { print($0 + $1) },
  error: { _ in print("failed") },
  completed: { print("completed") })

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
numbers.sendNext("2")
letters.sendError(SignalError.timedOut)
