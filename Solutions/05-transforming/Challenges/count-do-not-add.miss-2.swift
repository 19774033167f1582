// A count that starts at 1 says 2 at the first value: the start is folded in, too.
let added = Subject<Int>()
let new = added.scan(1) { times, _ in times + 1 }.startWith(0)
new.subscribeNext { print("icon: \($0)") }
added.sendNext(5)
added.sendNext(10)
new.subscribeNext { print("title: \($0)") }
added.sendNext(1)
