extension Signal where Value: Sendable {
  /// Sends each value and the completion on `scheduler`, after a delay of `interval`.
  ///
  ///     self      -A-B-|
  ///     delay(2)  ---A-B-|
  ///
  /// An error is sent immediately. An error or disposal drops the waiting events.
  /// The compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-delay:`.
  @preconcurrency
  public func delay(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    return Signal(of: self) { subscriber in
      let (output, waiting) = (SerialOutput(to: subscriber), CompoundDisposable())
      subscriber.add(waiting)
      func later(_ work: @escaping () -> Void) {
        let scheduled = SerialDisposable()
        waiting.add(scheduled)
        scheduled.disposable = scheduler.scheduleUnchecked(after: interval) {
          waiting.remove(scheduled)
          work()
        }
      }
      self.forward(
        to: subscriber,
        next: { value in later { output.sendNext(value) } },
        error: output.sendError,
        completed: { later(output.sendCompleted) })
    }
    .named("-delay:", of: self, function: "delay(_:on:)") { interval.sixDecimals }
  }
}
