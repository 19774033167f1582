let clock = TestScheduler()
let wait = Command<Void, Int>(scheduler: clock) {
  .return(1).delay(.seconds(1), on: clock)
}
wait.executing.subscribeNext { print("\(clock.now): \($0)") }
wait.execute()
clock.run()
