let contacts = BehaviorSubject(["Ada"])
contacts.map { "\($0.count) contacts, newest: \($0.last ?? "nobody")" }
  .subscribeNext { print($0) }
contacts.sendNext(["Ada", "Alan"])
contacts.sendNext(["Cai", "Ada", "Alan"])
