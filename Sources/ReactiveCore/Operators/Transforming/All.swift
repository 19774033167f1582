extension Signal {
  /// Sends whether `predicate` is true of every value, and completes.
  ///
  ///     self            --1--9--|
  ///     all { $0 < 5 }  -----(false|)
  ///
  /// It is decided at the first value for which it is false, which disposes the source, or at the
  /// end. Without a value the answer is true; an error makes it false, and is not passed on.
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
