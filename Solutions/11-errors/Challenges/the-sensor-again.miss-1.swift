// The signal to go on with is `presence` itself, so nothing shows that it has failed.
let presence = Subject<String>()
presence.catchTo(presence).subscribe(
  next: { print($0) },
  completed: { print("completed") })

presence.sendNext("online")
presence.sendError(ServerError.offline)
presence.sendNext("away")
