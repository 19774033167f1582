let careless = Signal<Int> { subscriber in
  subscriber.sendNext(1)
  subscriber.sendNext(2)
  subscriber.sendCompleted()
  subscriber.sendError(SignalError.timedOut)
  return nil
}
careless.subscribe(
  next: { print("next: \($0)") },
  error: { print("error: \($0)") },
  completed: { print("completed") })
