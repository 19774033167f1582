import ReactiveCore

extension Log {
  /// Subscribes to a signal, and adds a line with the time in seconds for each event.
  @discardableResult
  func record<Value>(_ signal: Signal<Value>, at scheduler: TestScheduler) -> Disposable {
    let second = { scheduler.now.components.seconds }
    return signal.subscribe(
      next: { self.add("\(second()) \($0)") },
      error: { self.add("\(second()) error \($0)") },
      completed: { self.add("\(second()) completed") })
  }

  /// Runs the scheduler step by step, and returns the lines of each step.
  func linesByStep(of scheduler: TestScheduler) -> [[String]] {
    var steps: [[String]] = []
    while !scheduler.isIdle {
      scheduler.step()
      steps.append(takeLines())
    }
    return steps
  }
}
