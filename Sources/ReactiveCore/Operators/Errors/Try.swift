extension Signal {
  /// Sends each value for which `check` doesn't throw.
  ///
  ///     self  --1--2--9--3--|      check throws for 9
  ///     try   --1--2--#
  ///
  /// Completion and errors pass through. The first error that `check` throws fails the result,
  /// after the source is disposed. A source that sends inside its recipe is disposed when the
  /// recipe returns.
  ///
  /// RAC: `-try:`.
  public func `try`(_ check: @escaping (Value) throws -> Void) -> Signal<Value> {
    tryMap { value in
      try check(value)
      return value
    }
    .named("-try:", of: self)
  }

  /// Runs `work` for each subscription, and sends its result or its error.
  ///
  /// The work runs inside the subscription. Completes after the result.
  ///
  /// RAC: `+try:`, since version 3.
  public static func `try`(_ work: @escaping () throws -> Value) -> Signal<Value> {
    Signal.defer {
      do { return .return(try work()) } catch { return .error(error) }
    }
    .named("+try:")
  }
}
