let changes = Subject<String>()
var bob: Disposable?
bob = changes.subscribeNext { print("Bob sees \($0)") }
changes.subscribeNext { name in
  print("Ann sees \(name)")
  bob?.dispose()
  changes.subscribeNext { print("Cem sees \($0)") }
}
changes.sendNext("Ada")
