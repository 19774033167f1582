let joined = Subject<String>()
let contacts = joined.map { name in
  print("load \(name)")
  return name
}
print("the screen is open")
joined.sendNext("Ada")
contacts.subscribeNext { print("show \($0)") }
print("a quiet hour")
joined.sendNext("Ben")
