// The present value is the one that the knob was made with.
let volume = BehaviorSubject(5)
volume.subscribeNext { print("display 1: \($0)") }
volume.sendNext(6)
volume.ignore(5).subscribeNext { print("display 2: \($0)") }
volume.sendNext(7)
