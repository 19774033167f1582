// With a number at the start every letter makes a pair, and there is one line too many.
let letters = Subject<String>()
let numbers = Subject<String>()
Signal.combineLatest(letters, numbers.startWith("1")) { $0 + $1 }
  .subscribeNext { print($0) }

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
numbers.sendNext("2")
letters.sendNext("C")
numbers.sendNext("3")
