// All three are scheduled for the same moment, one second from now.
let clock = TestScheduler()
let question = Signal<String> { subscriber in
  for _ in 1...3 {
    clock.schedule(after: .seconds(1)) { subscriber.sendNext("anybody?") }
  }
  return nil
}
question.subscribeNext { print($0, clock.now) }
clock.run()
