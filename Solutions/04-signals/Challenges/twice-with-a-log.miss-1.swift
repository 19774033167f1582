// `doCompleted` has become part of the first signal.
var subscriptions = 0
let counted = Signal<Int> { subscriber in
  subscriptions += 1
  subscriber.sendCompleted()
  return nil
}
let logged = counted.doCompleted {
  print("about to complete subscription \(subscriptions)")
}
logged.subscribeCompleted { print("subscription \(subscriptions)") }
counted.subscribeCompleted { print("subscription \(subscriptions)") }
