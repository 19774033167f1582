// One value is taken, so one request is made.
var requests = 0
let degrees = Signal<Int> { subscriber in
  requests += 1
  subscriber.sendNext(20)
  subscriber.sendCompleted()
  return nil
}
let celsius = degrees.take(1).map { "\($0) °C" }
let fahrenheit = degrees.take(1).map { "\($0 * 9 / 5 + 32) °F" }
Signal.combineLatest(celsius, fahrenheit) { "\($0) is \($1)" }
  .subscribeNext { print($0) }
print("requests: \(requests)")
