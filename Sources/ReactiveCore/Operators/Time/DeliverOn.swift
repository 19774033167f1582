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
  /// RAC: `-deliverOn:`. Keeps SIG-DELIVERON-1…5.
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }
}

extension Signal {
  /// The same for values that are not `Sendable`, of which the compiler warns.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "These values are not Sendable: two threads could use one at the same time."
  )
  public func deliver(on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDeliver(on: scheduler)
  }

  func uncheckedDeliver(on scheduler: Scheduler) -> Signal<Value> {
    Signal { subscriber in
      self.forward(
        to: subscriber,
        next: { value in scheduler.schedule { subscriber.sendNext(value) } },
        error: { failure in
          scheduler.schedule { subscriber.sendError(failure) }
        },
        completed: { scheduler.schedule { subscriber.sendCompleted() } })
    }
    .named("-deliverOn:", of: self, function: "deliver(on:)") {
      scheduler.description
    }
  }
}
