// Who sends less tells less: the first sum came from a send.
let b = BehaviorSubject(1)
let c = BehaviorSubject(2)
let a = Signal.combineLatest(b, c) { $0 + $1 }

a.subscribeNext { print("a is \($0)") }
c.sendNext(20)
