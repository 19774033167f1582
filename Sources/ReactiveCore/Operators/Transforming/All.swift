extension Signal {
  /// Sends a Boolean value that indicates whether all values satisfy `predicate`, and completes.
  ///
  ///     self            --1--9--|
  ///     all { $0 < 5 }  -----(false|)
  ///
  /// At the first value that doesn't satisfy `predicate`, the source is disposed, and `false` is
  /// sent. If this signal completes before that, `true` is sent, even without values. An error is
  /// not forwarded. Instead, the result sends `false`, and completes.
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
