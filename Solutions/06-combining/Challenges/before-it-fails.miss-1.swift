// An error of the other side leaves the letters alone.
let letters = Subject<String>()
let numbers = Subject<String>()
letters.zip(with: numbers).subscribe(
  next: { print($0 + $1) },
  error: { _ in print("failed") },
  completed: { print("completed") })

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
numbers.sendError(SignalError.timedOut)
numbers.sendNext("2")
