// Ann answers before she prints the question, so she too reads the answer first.
let room = Subject<String>()
room.subscribeNext { message in
  if message == "who is there?" { room.sendNext("Ann is!") }
  print("Ann reads: \(message)")
}
room.subscribeNext { print("Bob reads: \($0)") }
room.sendNext("who is there?")
