let clock = TestScheduler()
let question = Signal<String> { subscriber in
  for second in 1...3 {
    clock.schedule(after: .seconds(second)) { subscriber.sendNext("anybody?") }
  }
  return nil
}
question.subscribeNext { print($0, clock.now) }
clock.run()
