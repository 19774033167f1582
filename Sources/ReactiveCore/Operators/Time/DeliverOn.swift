extension Signal where Value: Sendable {
  /// Passes every event on in a turn of its own on `scheduler`, in order.
  ///
  ///     self          --A--B--|
  ///     deliver(on:)  ---A--B--|     each event in a later turn
  ///
  /// This signal is subscribed at once, on the subscribing thread, and its effects stay where they
  /// are. An error does not overtake values here. What is still queued after disposal is not passed
  /// on. Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `-deliverOn:`.
  @preconcurrency
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }
}

extension Signal {
  /// The same for a caller that keeps the values to one thread at a time.
  func uncheckedDeliver(on scheduler: Scheduler) -> Signal<Value> {
    Signal(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          scheduler.scheduleUnchecked { subscriber.sendNext(value) }
        },
        error: { failure in
          scheduler.scheduleUnchecked { subscriber.sendError(failure) }
        },
        completed: {
          scheduler.scheduleUnchecked { subscriber.sendCompleted() }
        })
    }
    .named("-deliverOn:", of: self, function: "deliver(on:)") {
      scheduler.description
    }
  }
}
