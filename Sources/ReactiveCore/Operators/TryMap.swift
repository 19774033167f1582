extension Signal {
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
}
