// It is said once more, and everybody reads it again.
let room = Subject<String>()
room.subscribeNext { print("Ann reads: \($0)") }
let bob = room.subscribeNext { print("Bob reads: \($0)") }
room.subscribeNext { print("Cem reads: \($0)") }
room.sendNext("lunch?")

bob.dispose()
room.subscribeNext { print("Dua reads: \($0)") }
room.sendNext("lunch?")
room.sendNext("pizza!")
