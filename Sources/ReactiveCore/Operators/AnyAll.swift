extension Signal {
  /// Sends whether there is a value, or one for which `predicate` is true, and completes.
  ///
  ///     self               --1--2--3--…
  ///     any { $0 > 1 }     -----(true|)
  ///
  /// It is decided at the first such value, which disposes the source, or at the end. An error counts
  /// as an end without such a value: it is not passed on.
  ///
  /// RAC: `-any`, `-any:`. Keeps SIG-ANY-1, SIG-ANY-3, SIG-ANY-4.
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

  /// Sends whether `predicate` is true of every value, and completes.
  ///
  /// It is decided at the first value for which it is false, or at the end. Without a value the answer
  /// is true; an error makes it false, and is not passed on.
  ///
  /// RAC: `-all:`. Keeps SIG-ANY-2…4.
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
