// `doCompleted` subscribes.
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
_ = logged.doCompleted { print("subscription \(subscriptions)") }
