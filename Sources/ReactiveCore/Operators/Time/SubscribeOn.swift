extension Signal where Value: Sendable {
  /// Subscribes this signal on `scheduler`.
  ///
  /// Events arrive wherever the source sends them, and pass through. Disposing before the
  /// scheduler's turn comes prevents the subscription. Values that are not `Sendable` draw a
  /// warning.
  ///
  /// RAC: `-subscribeOn:`. Keeps SIG-SUBSCRIBEON-1, SIG-SUBSCRIBEON-2.
  public func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedSubscribe(on: scheduler)
  }
}

extension Signal {
  /// The same for values that are not `Sendable`, of which the compiler warns.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "These values are not Sendable: two threads could use one at the same time."
  )
  public func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedSubscribe(on: scheduler)
  }

  func uncheckedSubscribe(on scheduler: Scheduler) -> Signal<Value> {
    Signal { subscriber in
      let subscription = CompoundDisposable()
      subscription.add(
        scheduler.schedule { subscription.add(self.subscribe(subscriber)) })
      return subscription
    }
    .named("-subscribeOn:", of: self, function: "subscribe(on:)") { scheduler.description }
  }
}
