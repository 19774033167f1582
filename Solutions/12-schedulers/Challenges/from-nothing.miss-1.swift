// The clock is moved by two seconds only, so the third tick does not come.
let clock = TestScheduler()
Signal.interval(.seconds(1), on: clock).take(3).subscribeNext { _ in print(clock.now) }
clock.advance(by: .seconds(2))
