let b = BehaviorSubject(1)
let c = BehaviorSubject(2)
let a = Signal.combineLatest(b, c) { $0 + $1 }

b.sendNext(10)
c.sendNext(20)
a.subscribeNext { print("a is \($0)") }
