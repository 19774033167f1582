extension Signal where Value: Sendable {
  /// Sends each event as separate work on `scheduler`, in order.
  ///
  ///     self          --A--B--|
  ///     deliver(on:)  ---A--B--|     each event in a later turn
  ///
  /// This signal is subscribed at once, on the subscribing thread, and its side effects stay on
  /// their threads. Errors and completion don't overtake values that were sent before. Disposal
  /// drops the queued events. The compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-deliverOn:`.
  @preconcurrency
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }
}

extension Signal {
  /// Delivers values that aren't `Sendable`, for callers that send from one thread at a time.
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
