extension Signal {
  /// Fails with ``SignalError/timedOut`` unless this signal ends within `interval`.
  ///
  ///     self        --A---B---…
  ///     timeout(5)  --A--#
  ///
  /// Values do not push the limit back. The timer starts before the source is subscribed; the error
  /// comes on `scheduler`, after the source was disposed.
  ///
  /// RAC: `-timeout:onScheduler:`. Keeps SIG-TIMEOUT-1…7.
  public func timeout(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    precondition(scheduler !== Scheduler.immediate, "timeout cannot use the immediate scheduler.")
    return Signal { subscriber in
      let everything = CompoundDisposable()
      let output = SerialOutput(to: subscriber)
      let fail = { (error: any Error) in
        everything.dispose()
        output.sendError(error)
      }
      everything.add(
        scheduler.scheduleUnchecked(after: interval) { fail(SignalError.timedOut) })
      if everything.isDisposed { return nil }
      everything.add(
        self.forward(
          to: subscriber,
          next: output.sendNext,
          error: fail,
          completed: {
            everything.dispose()
            output.sendCompleted()
          }))
      return everything
    }
    .named("-timeout:", of: self) { "\(interval.sixDecimals) onScheduler: \(scheduler)" }
  }
}
