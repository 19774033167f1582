// This work never ends, so the command executes forever.
let clock = TestScheduler()
let wait = Command<Void, Int>(scheduler: clock) {
  .never()
}
wait.executing.subscribeNext { print("\(clock.now): \($0)") }
wait.execute()
clock.run()
