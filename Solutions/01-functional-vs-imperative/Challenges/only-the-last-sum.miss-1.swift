// The sums wait for the subscription, and all come at once.
let b = BehaviorSubject(1)
let c = BehaviorSubject(2)
let a = Signal.combineLatest(b, c) { $0 + $1 }

b.sendNext(10)
a.subscribeNext { print("a is \($0)") }
c.sendNext(20)
