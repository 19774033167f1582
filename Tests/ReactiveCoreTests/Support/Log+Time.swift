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
  func turns(of scheduler: TestScheduler) -> [[String]] {
    var turns: [[String]] = []
    while !scheduler.isIdle {
      scheduler.step()
      turns.append(takeLines())
    }
    return turns
  }
}
