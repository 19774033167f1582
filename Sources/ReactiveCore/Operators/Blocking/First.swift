extension Signal {
  /// Blocks until the first value arrives, and returns that value.
  ///
  /// Returns `nil` if the signal completes without a value.
  ///
  /// Subscribes to this signal and runs its recipe on the calling thread. The subscription is
  /// disposed before the method returns.
  ///
  /// Throws the signal's error if the signal fails before its first value, or `CancellationError`
  /// if all senders are released first.
  ///
  /// While the calling thread is blocked, no signal can send on it. For example, a call on the main
  /// thread waits forever for a value from the main scheduler. Don't call this method inside a
  /// callback, because the first value may have to wait until that callback returns.
  ///
  /// RAC: `-first`.
  @available(*, noasync, message: "This blocks a shared thread. Call it with 'try await' instead.")
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Blocks until the first value arrives and returns it, or returns `value` if there is none.
  ///
  /// This method blocks and throws as `first()` does.
  ///
  /// RAC: `-firstOrDefault:success:error:`.
  @available(*, noasync, message: "This blocks a shared thread. Call it with 'try await' instead.")
  public func first(default value: Value) throws -> Value {
    try first() ?? value
  }
}

extension Signal where Value: Sendable {
  /// Waits for the first value without blocking a thread, and returns that value.
  ///
  /// Returns `nil` if the signal completes without a value.
  ///
  /// ```swift
  /// let price = try await prices.first()
  /// ```
  ///
  /// Subscribes to this signal on the caller's actor, unless the task is already canceled, and
  /// disposes the subscription after the value. In an asynchronous function, the compiler prefers
  /// this method to the one that blocks, and requires `await`.
  ///
  /// Throws the signal's error, or `CancellationError` if the task is canceled or all senders are
  /// released.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func first() async throws -> Value? {
    for try await value in take(1).valuesOrCancellation { return value }
    try Task.checkCancellation()
    return nil
  }

  /// Waits for the first value without blocking a thread, and returns it, or `value` if there is
  /// none.
  ///
  /// This method throws, and disposes its subscription, when the asynchronous `first()` does.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func first(default value: Value) async throws -> Value {
    try await first() ?? value
  }
}
