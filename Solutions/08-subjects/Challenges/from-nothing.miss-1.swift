// Nobody has left the kitchen: a subscription goes on until it is disposed.
let bell = Subject<String>()
bell.subscribeNext { print("kitchen: \($0)") }
bell.subscribeNext { print("garden: \($0)") }
bell.sendNext("ring 1")
bell.sendNext("ring 2")
