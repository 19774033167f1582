// Who listens later hears what was taken out.
// snippet.hide
let scheduler = TestScheduler()
// snippet.show
let work = { (input: String) in
  Signal.return("INPUT :\(input)").concat(.error(SignalError.timedOut))
}
var command: Command? = Command(scheduler: scheduler, work)
command?.errors.subscribeNext { print("errors : \($0)") }
command?.execute("hello world")
command?.executionSignals.switchToLatest().subscribe(
  next: { print("Next : \($0)") },
  error: { print("Error : \($0)") },
  completed: { print("Completed") })
command = nil
scheduler.run()
