let scheduler = TestScheduler()
var command: Command? = Command(scheduler: scheduler, failingWork)
command?.executionSignals.subscribeNext { print("Signal \($0)") }
command?.errors.subscribeNext { print("error 里才有? \($0)") }
command?.execute("hello world").subscribe(
  next: { print("Next : \($0)") },
  error: { print("Next : \($0)") },
  completed: { print("Completed") })
command = nil
scheduler.run()
