let contacts = BehaviorSubject(["Ada"])
let count = contacts.map { $0.count }
let newest = contacts.map { $0.last ?? "nobody" }.distinctUntilChanged()
Signal.combineLatest(count, newest) { "\($0) contacts, newest: \($1)" }
  .distinctUntilChanged()
  .subscribeNext { print($0) }
contacts.sendNext(["Ada", "Alan"])
contacts.sendNext(["Cai", "Ada", "Alan"])
