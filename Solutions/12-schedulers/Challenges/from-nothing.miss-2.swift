// `startWith` adds a tick at the subscription, at 0 seconds, and `take` counts it.
let clock = TestScheduler()
Signal.interval(.seconds(1), on: clock).startWith(.zero).take(3)
  .subscribeNext { _ in print(clock.now) }
clock.run()
