// Nobody disposes Bob's subscription, and both see Ada; but Ann still stands before him on the list.
let changes = Subject<String>()
changes.subscribeNext { name in
  print("Ann sees \(name)")
  changes.subscribeNext { print("Cem sees \($0)") }
}
changes.subscribeNext { print("Bob sees \($0)") }
changes.sendNext("Ada")
