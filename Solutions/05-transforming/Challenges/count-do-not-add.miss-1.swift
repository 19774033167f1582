// One is added to the number that has just arrived. Count on from the running result instead.
let added = Subject<Int>()
let new = added.scan(0) { sum, count in count + 1 }.startWith(0)
new.subscribeNext { print("icon: \($0)") }
added.sendNext(5)
added.sendNext(10)
new.subscribeNext { print("title: \($0)") }
added.sendNext(1)
