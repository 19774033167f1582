extension Signal {
  /// Sends a Boolean value that indicates whether all values satisfy `predicate`, and completes.
  ///
  ///     self            --1--9--|
  ///     all { $0 < 5 }  -----(false|)
  ///
  /// At the first value that doesn't satisfy `predicate`, the subscription to this signal is
  /// disposed, and `false` is sent. If this signal completes without such a value, `true` is sent,
  /// even if there were no values at all. If this signal fails, the result sends `false` and
  /// completes.
  ///
  /// RAC: `-all:`.
  public func all(_ predicate: @escaping (Value) -> Bool) -> Signal<Bool> {
    materialize()
      .bind {
        { event, stop in
          if case .next(let value) = event, predicate(value) { return .empty() }
          stop = true
          if case .completed = event { return .return(true) }
          return .return(false)
        }
      }
      .named("-all:", of: self)
  }
}
