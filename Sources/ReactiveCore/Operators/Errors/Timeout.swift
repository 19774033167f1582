extension Signal {
  /// Fails with ``SignalError/timedOut`` if this signal doesn't end within `interval`.
  ///
  ///     self        --A---B---…
  ///     timeout(5)  --A--#
  ///
  /// Values don't reset the timer, which starts before the source is subscribed to. Values,
  /// completion, and errors pass through until the time is up. The timeout error is sent on
  /// `scheduler`, after the source is disposed.
  ///
  /// RAC: `-timeout:onScheduler:`.
  public func timeout(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    precondition(scheduler !== Scheduler.immediate, "timeout cannot use the immediate scheduler.")
    return Signal(of: self) { subscriber in
      let output = SerialOutput(to: subscriber)
      let subscription = CompoundDisposable()
      subscriber.add(
        scheduler.scheduleUnchecked(after: interval) {
          subscription.dispose()
          output.sendError(SignalError.timedOut)
        })
      self.forward(
        to: subscriber, as: subscription,
        next: output.sendNext,
        error: output.sendError,
        completed: output.sendCompleted)
    }
    .named("-timeout:", of: self) { "\(interval.sixDecimals) onScheduler: \(scheduler)" }
  }
}
