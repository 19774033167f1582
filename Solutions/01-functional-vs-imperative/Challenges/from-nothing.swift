let numbers = Signal<Int> { subscriber in
  for number in [3, 2, 1] { subscriber.sendNext(number) }
  return nil
}
numbers.subscribeNext { print($0) }
