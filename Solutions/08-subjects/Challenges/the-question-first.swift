let room = Subject<String>()
room.subscribeNext { print("Bob reads: \($0)") }
room.subscribeNext { message in
  print("Ann reads: \(message)")
  if message == "who is there?" { room.sendNext("Ann is!") }
}
room.sendNext("who is there?")
