extension Signal {
  /// Sends each of this signal's values as an event.
  ///
  ///     self           --next(A)--error(…)--
  ///     dematerialize  --A--------#
  ///
  /// This is the opposite of `materialize()`. A value that is an error or a completion ends the
  /// result, and disposes the subscription to this signal. Completion and errors of this signal
  /// pass through.
  ///
  /// RAC: `-dematerialize`.
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
