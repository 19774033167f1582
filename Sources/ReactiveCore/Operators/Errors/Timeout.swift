extension Signal {
  /// Fails with ``SignalError/timedOut`` if this signal doesn't end within `interval`.
  ///
  ///     self        --A---B---…
  ///     timeout(5)  --A--#
  ///
  /// The timer starts before the subscription to this signal, and values don't reset it. Values,
  /// completion, and errors pass through until the timer fires. The timeout error is sent on
  /// `scheduler`, after the subscription to this signal is disposed.
  ///
  /// RAC: `-timeout:onScheduler:`.
  public func timeout(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    precondition(scheduler !== Scheduler.immediate, "Timeouts cannot use the immediate scheduler.")
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
