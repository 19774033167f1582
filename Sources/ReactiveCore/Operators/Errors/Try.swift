extension Signal {
  /// Sends each value for which `check` doesn't throw.
  ///
  ///     self  --1--2--9--3--|      check throws for 9
  ///     try   --1--2--#
  ///
  /// Completion and errors pass through. If `check` throws, the subscription to this signal is
  /// disposed, and the result fails with that error. If this signal's recipe is still running, its
  /// disposable is disposed as soon as the recipe returns it.
  ///
  /// RAC: `-try:`.
  public func `try`(_ check: @escaping (Value) throws -> Void) -> Signal<Value> {
    tryMap { value in
      try check(value)
      return value
    }
    .named("-try:", of: self)
  }

  /// Runs `work` for each subscription, and sends its result, or the error that it throws.
  ///
  /// Completes after the result.
  ///
  /// RAC: `+try:`, since version 3.
  public static func `try`(_ work: @escaping () throws -> Value) -> Signal<Value> {
    Signal.defer {
      do { return .return(try work()) } catch { return .error(error) }
    }
    .named("+try:")
  }
}
