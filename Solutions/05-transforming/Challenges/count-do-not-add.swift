let amounts = Subject<Int>()
let total = amounts.scan(0) { count, _ in count + 1 }
total.subscribeNext { print("first sees \($0)") }
amounts.sendNext(5)
amounts.sendNext(10)
total.subscribeNext { print("second sees \($0)") }
amounts.sendNext(1)
