// `delay` sends each text two seconds later. It drops none, so A is printed as well.
let clock = TestScheduler()
clock.hot("'A''AB'-----'ABC'-----")
  .delay(.seconds(2), on: clock)
  .subscribeNext { print("\(clock.now): \($0)") }
clock.run()
