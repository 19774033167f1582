extension Signal {
  /// Turns values that are events back into events.
  ///
  ///     self           --next(A)--error(…)--
  ///     dematerialize  --A--------#
  ///
  /// The opposite of `materialize()`. An event that is an error or completion ends the result, and
  /// disposes this signal. Completion and errors of this signal itself pass through.
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
