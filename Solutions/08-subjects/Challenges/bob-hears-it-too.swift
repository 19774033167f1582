let room = Subject<String>()
var bob: Disposable?
bob = room.subscribeNext { print("Bob hears of \($0)") }
room.subscribeNext { news in
  print("Ann hears of \(news)")
  bob?.dispose()
  room.subscribeNext { print("Cem hears of \($0)") }
}
room.sendNext("the cake")
