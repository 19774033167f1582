// Ann disposes Bob's subscription a line later, but still before his turn.
let changes = Subject<String>()
var bob: Disposable?
changes.subscribeNext { name in
  print("Ann sees \(name)")
  changes.subscribeNext { print("Cem sees \($0)") }
  bob?.dispose()
}
bob = changes.subscribeNext { print("Bob sees \($0)") }
changes.sendNext("Ada")
