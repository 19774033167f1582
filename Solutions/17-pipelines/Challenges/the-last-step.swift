let scheduler = TestScheduler()
let log = { (line: String) in print("\(scheduler.now): \(line)") }
scheduler.hot("--x--")
  .setName("taps").logCompleted(log)
  .map { _ in
    countdown(on: scheduler).setName("countdown").logCompleted(log)
  }
  .switchToLatest()
  .take(until: scheduler.hot("----x"))
  .setName("title").logCompleted(log).subscribe()
scheduler.run()
