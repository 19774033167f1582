// `combineLatest` does lose A, but it pairs every change, and prints B2 and C3 as well.
let letters = Subject<String>()
let numbers = Subject<String>()
Signal.combineLatest(letters, numbers) { $0 + $1 }.subscribeNext { print($0) }

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
numbers.sendNext("2")
letters.sendNext("C")
numbers.sendNext("3")
