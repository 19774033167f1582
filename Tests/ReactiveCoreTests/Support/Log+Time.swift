import ReactiveCore

extension Log {
  /// Subscribes, and writes each event as one line after the second at which it came.
  @discardableResult
  func record<Value>(_ signal: Signal<Value>, at scheduler: TestScheduler) -> Disposable {
    let second = { scheduler.now.components.seconds }
    return signal.subscribe(
      next: { self.add("\(second()) \($0)") },
      error: { self.add("\(second()) error \($0)") },
      completed: { self.add("\(second()) completed") })
  }
}
