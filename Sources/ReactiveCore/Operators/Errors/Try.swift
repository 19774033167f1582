extension Signal {
  /// Passes values on while `check` does not throw.
  ///
  ///     self  --1--2--9--3--|      check throws for 9
  ///     try   --1--2--#
  ///
  /// The first error that it throws ends the result. The source is disposed first, unless it is
  /// still inside its own subscription: then when its recipe returns.
  ///
  /// RAC: `-try:`.
  public func `try`(_ check: @escaping (Value) throws -> Void) -> Signal<Value> {
    tryMap { value in
      try check(value)
      return value
    }
    .named("-try:", of: self)
  }

  /// Does `work` for each subscription, and sends what it returns or throws.
  ///
  /// The work is done inside the subscription. A value is followed by completion.
  ///
  /// RAC: `+try:`, which came with version 3.
  public static func `try`(_ work: @escaping () throws -> Value) -> Signal<Value> {
    Signal.defer {
      do { return .return(try work()) } catch { return .error(error) }
    }
    .named("+try:")
  }
}
