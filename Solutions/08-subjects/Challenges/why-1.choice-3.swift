let room = Subject<String>()
let clock = TestScheduler()
room.subscribeNext { message in
  print("Ann reads: \(message)")
  if message == "who is there?" { clock.schedule { room.sendNext("Ann is!") } }
}
room.subscribeNext { print("Bob reads: \($0)") }
room.sendNext("who is there?")
clock.run()
