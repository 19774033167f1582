// The letters have changed places, but the first number still comes after both of them.
let letters = Subject<String>()
let numbers = Subject<String>()
Signal.combineLatest(letters, numbers) { $0 + $1 }
  .subscribeNext { print($0) }

letters.sendNext("B")
letters.sendNext("A")
numbers.sendNext("1")
numbers.sendNext("2")
letters.sendNext("C")
numbers.sendNext("3")
