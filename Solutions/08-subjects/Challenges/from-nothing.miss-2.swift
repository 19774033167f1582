// The bell rings before the garden subscribes, so the first ring is lost there.
let bell = Subject<String>()
let kitchen = bell.subscribeNext { print("kitchen: \($0)") }
bell.sendNext("ring 1")
bell.subscribeNext { print("garden: \($0)") }
kitchen.dispose()
bell.sendNext("ring 2")
