extension Signal {
  /// Sends a Boolean value that indicates whether any value satisfies `predicate`, and completes.
  ///
  ///     self               --1--2--3--…
  ///     any { $0 > 1 }     -----(true|)
  ///
  /// Without a `predicate`, every value matches. At the first match, the subscription to this
  /// signal is disposed, and `true` is sent. If this signal completes without a match, or fails,
  /// `false` is sent. The resulting signal then completes.
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
