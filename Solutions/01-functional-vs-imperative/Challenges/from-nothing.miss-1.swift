// One value is sent, a list. A signal of three values sends three times.
let numbers = Signal<[Int]> { subscriber in
  subscriber.sendNext([3, 2, 1])
  return nil
}
numbers.subscribeNext { print($0) }
