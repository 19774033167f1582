// The signal is made and never subscribed, so its closure does not run.
let numbers = Signal<Int> { subscriber in
  for number in [3, 2, 1] { subscriber.sendNext(number) }
  return nil
}
_ = numbers
