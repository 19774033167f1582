// Nobody is thrown out; but then Ann is told before Bob.
let room = Subject<String>()
room.subscribeNext { news in
  print("Ann hears of \(news)")
  room.subscribeNext { print("Cem hears of \($0)") }
}
room.subscribeNext { print("Bob hears of \($0)") }
room.sendNext("the cake")
