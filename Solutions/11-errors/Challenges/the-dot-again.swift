let presence = Subject<String>()
presence.catchTo(Signal.return("?").concat(presence)).subscribe(
  next: { print($0) },
  completed: { print("completed") })

presence.sendNext("online")
presence.sendError(ServerError.offline)
presence.sendNext("away")
