extension Signal where Value: Sendable {
  /// Sends each event as a separate piece of work on `scheduler`, in order.
  ///
  ///     self          --A--B--|
  ///     deliver(on:)  ---A--B--|     each event as separate work
  ///
  /// A subscription subscribes to this signal immediately, on the same thread. Side effects before this
  /// operator stay on their threads. Errors and completion don't overtake earlier values. Disposal
  /// drops the queued events. The compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-deliverOn:`.
  @preconcurrency
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }
}

extension Signal {
  /// Implements ``deliver(on:)`` for values that may not be `Sendable`.
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
