extension Signal where Value: Sendable {
  /// Sends values and completion later by `interval`, on `scheduler`.
  ///
  ///     self      -A-B-|
  ///     delay(2)  ---A-B-|
  ///
  /// An error is not delayed: it overtakes what waits, which is dropped. Disposal drops what waits,
  /// too. Values that are not `Sendable` draw a warning.
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
