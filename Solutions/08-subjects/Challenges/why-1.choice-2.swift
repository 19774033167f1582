let room = Subject<String>()
room.take(1).subscribeNext { message in
  print("Ann reads: \(message)")
  if message == "who is there?" { room.sendNext("Ann is!") }
}
room.subscribeNext { print("Bob reads: \($0)") }
room.sendNext("who is there?")
