let room = Subject<String>()
let answers = Subject<String>()
room.subscribeNext { message in
  print("Ann reads: \(message)")
  if message == "who is there?" { answers.sendNext("Ann is!") }
}
answers.subscribeNext { print("Ann reads: \($0)") }
room.subscribeNext { print("Bob reads: \($0)") }
answers.subscribeNext { print("Bob reads: \($0)") }
room.sendNext("who is there?")
