let messages = Subject<String>()
let list = messages.subscribeNext { print("list: \($0)") }
messages.subscribeNext { print("badge: \($0)") }
messages.sendNext("hi")
list.dispose()
messages.sendNext("lunch?")
