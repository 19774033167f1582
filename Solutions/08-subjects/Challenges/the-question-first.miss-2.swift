// A second question makes a second answer, and Bob gets each answer before its question.
let room = Subject<String>()
room.subscribeNext { message in
  print("Ann reads: \(message)")
  if message == "who is there?" { room.sendNext("Ann is!") }
}
room.subscribeNext { print("Bob reads: \($0)") }
room.sendNext("who is there?")
room.sendNext("who is there?")
