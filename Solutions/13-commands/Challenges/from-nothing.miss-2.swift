// A subscriber that comes when all is over gets the present state, and no change.
let clock = TestScheduler()
let wait = Command<Void, Int>(scheduler: clock) {
  .return(1).delay(.seconds(1), on: clock)
}
wait.execute()
clock.run()
wait.executing.subscribeNext { print("\(clock.now): \($0)") }
