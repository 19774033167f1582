let scheduler = TestScheduler()
scheduler.cold("s-w---i-f-|")
  .throttle(.seconds(1), on: scheduler)
  .subscribe(
    next: { print("\($0) at \(scheduler.now)") },
    completed: { print("completed at \(scheduler.now)") })
scheduler.run()
