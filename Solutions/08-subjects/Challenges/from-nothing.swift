let bell = Subject<String>()
let kitchen = bell.subscribeNext { print("kitchen: \($0)") }
bell.subscribeNext { print("garden: \($0)") }
bell.sendNext("ring 1")
kitchen.dispose()
bell.sendNext("ring 2")
