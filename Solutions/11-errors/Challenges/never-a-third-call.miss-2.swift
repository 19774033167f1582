// The number says which call is never made.
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
call.retry(3).subscribeError { print("\($0) at \(scheduler.now)") }
scheduler.run()
