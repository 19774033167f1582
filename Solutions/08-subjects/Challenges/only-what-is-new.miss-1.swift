// The present value is a repetition.
let volume = BehaviorSubject(5)
volume.subscribeNext { print("display 1: \($0)") }
volume.sendNext(6)
volume.distinctUntilChanged().subscribeNext { print("display 2: \($0)") }
volume.sendNext(7)
