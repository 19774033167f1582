extension Signal {
  /// Sends each event as a value, and completes after an error or a completion.
  ///
  ///     self         --A--------#
  ///     materialize  --next(A)--(error(…)|)
  ///
  /// The result never fails, because an error is sent as a value.
  ///
  /// RAC: `-materialize`.
  public func materialize() -> Signal<Event<Value>> {
    Signal<Event<Value>>(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { subscriber.sendNext(.next($0)) },
        error: { error in
          subscriber.sendNext(.error(error))
          subscriber.sendCompleted()
        },
        completed: {
          subscriber.sendNext(.completed)
          subscriber.sendCompleted()
        })
    }
    .named("-materialize", of: self)
  }
}
