// The completion would be told at the very end, whatever came before.
let careless = Signal<Int> { subscriber in
  subscriber.sendNext(1)
  subscriber.sendNext(2)
  subscriber.sendError(SignalError.timedOut)
  subscriber.sendCompleted()
  return nil
}
careless.subscribe(
  next: { print("next: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
