// The recipe sends at once: the clock is read, but nothing is scheduled on it.
let clock = TestScheduler()
let question = Signal<String> { subscriber in
  for _ in 1...3 { subscriber.sendNext("anybody?") }
  return nil
}
question.subscribeNext { print($0, clock.now) }
clock.run()
