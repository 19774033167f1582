let found = Subject<Int>()
let total = found.scan(0) { times, _ in times + 1 }.startWith(0)
total.subscribeNext { print("header: \($0)") }
found.sendNext(5)
found.sendNext(10)
total.subscribeNext { print("title: \($0)") }
found.sendNext(1)
