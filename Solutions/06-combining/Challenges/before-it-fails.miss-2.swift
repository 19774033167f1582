// A completion in its place waits for B: but then nothing fails.
let letters = Subject<String>()
let numbers = Subject<String>()
letters.zip(with: numbers).subscribe(
  next: { print($0 + $1) },
  error: { _ in print("failed") },
  completed: { print("completed") })

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
letters.sendCompleted()
numbers.sendNext("2")
