extension Signal where Value: Sendable {
  /// Sends each event as a separate piece of work on `scheduler`, in order.
  ///
  ///     self          --A--B--|
  ///     deliver(on:)  ---A--B--|     each event as separate work
  ///
  /// This signal is subscribed to immediately, on the subscribing thread. Side effects before this
  /// operator don't move to `scheduler`. Errors and completion don't overtake earlier values.
  /// Disposal drops the queued events. The compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-deliverOn:`.
  @preconcurrency
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }
}

extension Signal {
  /// Implements ``deliver(on:)`` for values that might not be `Sendable`.
  ///
  /// The source must send on one thread at a time.
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
