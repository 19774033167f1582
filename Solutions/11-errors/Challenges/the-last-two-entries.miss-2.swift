// The first two are as good as the last two.
struct EngineStopped: Error {}
let speed = Signal<Int> { subscriber in
  subscriber.sendNext(210)
  subscriber.sendNext(190)
  subscriber.sendError(EngineStopped())
  return nil
}
speed.materialize().take(2).subscribe(
  next: { print("value: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
