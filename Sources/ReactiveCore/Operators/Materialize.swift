extension Signal {
  /// Drops the values, and passes the end on.
  ///
  /// RAC: `-ignoreValues`. Keeps SIG-MATERIALIZE-1.
  public func ignoreValues() -> Signal<Value> {
    filter { _ in false }.named("-ignoreValues", of: self)
  }

  /// Sends each event as a value, and completes after the one that ends this signal.
  ///
  ///     self         --A--#
  ///     materialize  --next(A)--(error(…)|)
  ///
  /// RAC: `-materialize`. Keeps SIG-MATERIALIZE-2.
  public func materialize() -> Signal<Event<Value>> {
    Signal<Event<Value>> { subscriber in
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

  /// Turns values that are events back into events; the opposite of `materialize`.
  ///
  /// RAC: `-dematerialize`. Keeps SIG-MATERIALIZE-3, SIG-MATERIALIZE-4.
  public func dematerialize<Inner>() -> Signal<Inner> where Value == Event<Inner> {
    bind {
      { event, stop in
        switch event {
        case .next(let value):
          return .return(value)
        case .error(let error):
          return .error(error)
        case .completed:
          stop = true
          return .empty()
        }
      }
    }
    .named("-dematerialize", of: self)
  }
}
