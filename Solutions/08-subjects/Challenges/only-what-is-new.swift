let unread = BehaviorSubject(5)
unread.subscribeNext { print("badge 1: \($0)") }
unread.sendNext(6)
unread.skip(1).subscribeNext { print("badge 2: \($0)") }
unread.sendNext(7)
