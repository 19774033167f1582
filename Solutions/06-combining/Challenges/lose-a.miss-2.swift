// The first *pair* is dropped here, so B is still paired with 2, and not with 1.
let letters = Subject<String>()
let numbers = Subject<String>()
Signal.zip(letters, numbers) { $0 + $1 }.skip(1).subscribeNext { print($0) }

letters.sendNext("A")
letters.sendNext("B")
numbers.sendNext("1")
numbers.sendNext("2")
letters.sendNext("C")
numbers.sendNext("3")
