// A new subscription has no value before, so its first one is no repetition: 6 is printed.
let volume = BehaviorSubject(5)
volume.subscribeNext { print("display 1: \($0)") }
volume.sendNext(6)
volume.distinctUntilChanged().subscribeNext { print("display 2: \($0)") }
volume.sendNext(7)
