// The last two are taken first, and the error drops them.
struct EngineStopped: Error {}
let speed = Signal<Int> { subscriber in
  subscriber.sendNext(210)
  subscriber.sendNext(190)
  subscriber.sendError(EngineStopped())
  return nil
}
speed.takeLast(2).materialize().subscribe(
  next: { print("value: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
