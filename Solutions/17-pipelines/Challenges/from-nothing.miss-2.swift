// Between A and AB there is a pause of one second, so half a second is too short.
let clock = TestScheduler()
clock.hot("'A''AB'-----'ABC'-----")
  .throttle(.milliseconds(500), on: clock)
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
