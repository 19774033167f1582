extension Signal {
  /// Sends whether there is a value, or one for which `predicate` is true, and completes.
  ///
  ///     self               --1--2--3--…
  ///     any { $0 > 1 }     -----(true|)
  ///
  /// It is decided at the first such value, which disposes the source, or at the end. An error
  /// counts as an end without such a value: it is not passed on.
  ///
  /// RAC: `-any`, `-any:`.
  public func any(_ predicate: ((Value) -> Bool)? = nil) -> Signal<Bool> {
    materialize()
      .bind {
        { event, stop in
          switch event {
          case .next(let value):
            guard predicate?(value) ?? true else { return .empty() }
            stop = true
            return .return(true)
          case .error, .completed:
            return .return(false)
          }
        }
      }
      .named(predicate == nil ? "-any" : "-any:", of: self)
  }
}
