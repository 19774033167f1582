extension Signal where Value: Sendable {
  /// Subscribes to this signal on `scheduler`.
  ///
  /// Values, completion, and errors are sent on the threads that this signal uses. Disposal cancels
  /// a subscription that has not started yet. The compiler warns about values that are not
  /// `Sendable`.
  ///
  /// RAC: `-subscribeOn:`.
  @preconcurrency
  public func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedSubscribe(on: scheduler)
  }
}

extension Signal {
  /// Implements ``subscribe(on:)`` for values that might not be `Sendable`.
  ///
  /// The caller must use the values on one thread at a time.
  func uncheckedSubscribe(on scheduler: Scheduler) -> Signal<Value> {
    Signal(needsScheduler: false) { subscriber in
      subscriber.add(scheduler.scheduleUnchecked { self.subscribe(subscriber) })
    }
    .named("-subscribeOn:", of: self, function: "subscribe(on:)") { scheduler.description }
  }
}
