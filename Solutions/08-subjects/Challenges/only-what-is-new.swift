let unread = BehaviorSubject(5)
let text = unread.map { "\($0) unread" }
text.subscribeNext { print("badge 1: \($0)") }
unread.sendNext(6)
text.skip(1).subscribeNext { print("badge 2: \($0)") }
unread.sendNext(7)
