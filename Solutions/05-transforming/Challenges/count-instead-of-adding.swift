let added = Subject<Int>()
let new = added.scan(0) { times, _ in times + 1 }.startWith(0)
new.subscribeNext { print("icon: \($0)") }
added.sendNext(5)
added.sendNext(10)
new.subscribeNext { print("title: \($0)") }
added.sendNext(1)
