// `flatten` gets the same executions as `switchToLatest`, and their errors have been taken out.
let scheduler = TestScheduler()
var command: Command? = Command(scheduler: scheduler, failingWork)
command?.executionSignals.flatten().subscribe(
  next: { print("Next : \($0)") },
  error: { print("Next : \($0)") },
  completed: { print("Completed") })
command?.executionSignals.subscribeNext { print("Signal \($0)") }
command?.errors.subscribeNext { print("error 里才有? \($0)") }
command?.execute("hello world")
command = nil
scheduler.run()
