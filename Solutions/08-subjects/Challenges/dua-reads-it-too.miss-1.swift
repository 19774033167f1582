// A present value does it: but there is none before lunch.
let room = BehaviorSubject("")
room.subscribeNext { print("Ann reads: \($0)") }
let bob = room.subscribeNext { print("Bob reads: \($0)") }
room.subscribeNext { print("Cem reads: \($0)") }
room.sendNext("lunch?")

bob.dispose()
room.subscribeNext { print("Dua reads: \($0)") }
room.sendNext("pizza!")
