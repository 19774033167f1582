import ReactiveCore

extension Log {
  /// Subscribes, and writes a line per event with its second.
  @discardableResult
  func record<Value>(_ signal: Signal<Value>, at scheduler: TestScheduler) -> Disposable {
    let second = { scheduler.now.components.seconds }
    return signal.subscribe(
      next: { self.add("\(second()) \($0)") },
      error: { self.add("\(second()) error \($0)") },
      completed: { self.add("\(second()) completed") })
  }

  /// The lines of each remaining turn.
  func turns(of scheduler: TestScheduler) -> [[String]] {
    var turns: [[String]] = []
    while !scheduler.isIdle {
      scheduler.step()
      turns.append(takeLines())
    }
    return turns
  }
}
