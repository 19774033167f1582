// `takeLast` stands before `materialize` and keeps two values, which the error then drops.
let found = Signal<Int> { subscriber in
  subscriber.sendNext(2)
  subscriber.sendNext(4)
  subscriber.sendError(ServerError.offline)
  return nil
}
found.takeLast(2).materialize().subscribe(
  next: { print("value: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
