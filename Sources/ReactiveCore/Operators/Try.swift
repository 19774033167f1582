extension Signal {
  /// Passes values on while `check` does not throw; the first error that it throws ends the result.
  ///
  ///     self  --1--2--9--3--|      check throws for 9
  ///     try   --1--2--#
  ///
  /// RAC: `-try:`. Keeps SIG-TRY-1, SIG-TRY-3.
  public func `try`(_ check: @escaping (Value) throws -> Void) -> Signal<Value> {
    tryMap { value in
      try check(value)
      return value
    }
    .named("-try:", of: self)
  }

  /// Sends `transform(value)` for each value; the first error that it throws ends the result.
  ///
  /// The source is disposed before the error is sent. RAC: `-tryMap:`. Keeps SIG-TRY-2, SIG-TRY-3.
  public func tryMap<Output>(
    _ transform: @escaping (Value) throws -> Output
  ) -> Signal<Output> {
    flattenMap { value in
      do {
        return .return(try transform(value))
      } catch {
        return .error(error)
      }
    }
    .named("-tryMap:", of: self)
  }

  /// Does `work` for each subscription, and sends what it returns or throws.
  ///
  /// RAC: `+try:`. Keeps SIG-TRYCLASS-1, SIG-TRYCLASS-2.
  public static func `try`(_ work: @escaping () throws -> Value) -> Signal<Value> {
    Signal.defer {
      do { return .return(try work()) } catch { return .error(error) }
    }
    .named("+try:")
  }
}
