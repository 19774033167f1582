extension Signal where Value: Sendable {
  /// Subscribes this signal on `scheduler`.
  ///
  /// Events arrive wherever the source sends them, and pass through. Disposing before the
  /// scheduler's turn comes prevents the subscription. Values that are not `Sendable` draw a
  /// warning.
  ///
  /// RAC: `-subscribeOn:`.
  @preconcurrency
  public func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedSubscribe(on: scheduler)
  }
}

extension Signal {
  /// The same for a caller that keeps the values to one thread at a time.
  func uncheckedSubscribe(on scheduler: Scheduler) -> Signal<Value> {
    Signal(needsScheduler: false) { subscriber in
      subscriber.add(scheduler.scheduleUnchecked { self.subscribe(subscriber) })
    }
    .named("-subscribeOn:", of: self, function: "subscribe(on:)") { scheduler.description }
  }
}
