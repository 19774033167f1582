let letters = Subject<String>()
let numbers = Subject<String>()
Signal.combineLatest(letters, numbers) { $0 + $1 }
  .subscribeNext { print($0) }

letters.sendNext("A")
numbers.sendNext("1")
letters.sendNext("B")
numbers.sendNext("2")
letters.sendNext("C")
numbers.sendNext("3")
