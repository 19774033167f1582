var requests = 0
let degrees = Signal<Int> { subscriber in
  requests += 1
  subscriber.sendNext(20)
  subscriber.sendCompleted()
  return nil
}
degrees.map { "\($0) °C is \($0 * 9 / 5 + 32) °F" }
  .subscribeNext { print($0) }
print("requests: \(requests)")
