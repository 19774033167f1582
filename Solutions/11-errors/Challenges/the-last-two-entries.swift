let found = Signal<Int> { subscriber in
  subscriber.sendNext(2)
  subscriber.sendNext(4)
  subscriber.sendError(ServerError.offline)
  return nil
}
found.materialize().takeLast(2).subscribe(
  next: { print("value: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
