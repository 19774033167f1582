// Ann throws him out a moment later, but he is told after her.
let room = Subject<String>()
var bob: Disposable?
room.subscribeNext { news in
  print("Ann hears of \(news)")
  room.subscribeNext { print("Cem hears of \($0)") }
  bob?.dispose()
}
bob = room.subscribeNext { print("Bob hears of \($0)") }
room.sendNext("the cake")
