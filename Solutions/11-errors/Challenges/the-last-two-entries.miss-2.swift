// `take(2)` keeps the first two entries, and not the last two.
let found = Signal<Int> { subscriber in
  subscriber.sendNext(2)
  subscriber.sendNext(4)
  subscriber.sendError(ServerError.offline)
  return nil
}
found.materialize().take(2).subscribe(
  next: { print("value: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
