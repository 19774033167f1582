// The calls are counted by their values.
struct Busy: Error {}
let scheduler = TestScheduler()
var tries = 0
let call = Signal<String> { subscriber in
  tries += 1
  print("call \(tries)")
  return scheduler.schedule(after: .seconds(1)) {
    subscriber.sendError(Busy())
  }
}
call.take(2).retry(2).subscribeError { print("\($0) at \(scheduler.now)") }
scheduler.run()
