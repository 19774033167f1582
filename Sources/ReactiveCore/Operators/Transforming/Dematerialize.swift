extension Signal {
  /// Turns values that are events back into events.
  ///
  ///     self           --next(A)--error(…)--
  ///     dematerialize  --A--------#
  ///
  /// It is the opposite of `materialize`. An event that is an end ends the result, and disposes
  /// this signal; its own end before that passes through.
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
