let volume = BehaviorSubject(5)
volume.subscribeNext { print("display 1: \($0)") }
volume.sendNext(6)
volume.skip(1).subscribeNext { print("display 2: \($0)") }
volume.sendNext(7)
