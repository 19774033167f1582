// `startWith` sends its value at the subscription, and not when `presence` fails.
let presence = Subject<String>()
presence.startWith("?").subscribe(
  next: { print($0) },
  completed: { print("completed") })

presence.sendNext("online")
presence.sendError(ServerError.offline)
presence.sendNext("away")
