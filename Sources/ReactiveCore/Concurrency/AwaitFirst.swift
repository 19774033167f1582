extension Signal where Value: Sendable {
  /// Waits for the first value without blocking a thread, or for the end: then there is none.
  ///
  /// ```swift
  /// let price = try await prices.first()
  /// ```
  ///
  /// It subscribes when it is called, on the caller's actor, and disposes after the value. It throws
  /// the signal's error, and `CancellationError` when its task is cancelled. In an asynchronous
  /// function the compiler takes it in place of the `first()` that blocks, and asks for the `await`.
  ///
  /// ReactiveCocoa has no such thing.
  nonisolated(nonsending) public func first() async throws -> Value? {
    for try await value in take(1).values { return value }
    try Task.checkCancellation()
    return nil
  }
}
