// What is late is not lost: `delay` does the same.
let scheduler = TestScheduler()
scheduler.cold("s-w---i-f-|")
  .delay(.seconds(1), on: scheduler)
  .subscribe(
    next: { print("\($0) at \(scheduler.now)") },
    completed: { print("completed at \(scheduler.now)") })
scheduler.run()
