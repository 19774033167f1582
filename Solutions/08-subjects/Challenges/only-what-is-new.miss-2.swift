// The present value is 6 by then. The 5 with which the subject was made is not sent any more.
let volume = BehaviorSubject(5)
volume.subscribeNext { print("display 1: \($0)") }
volume.sendNext(6)
volume.ignore(5).subscribeNext { print("display 2: \($0)") }
volume.sendNext(7)
