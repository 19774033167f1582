let clock = TestScheduler()
clock.hot("'A''AB'-----'ABC'-----")
  .throttle(.seconds(2), on: clock)
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
