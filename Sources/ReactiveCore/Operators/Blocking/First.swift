extension Signal {
  /// Blocks until a value arrives and returns it, or `nil` if the signal completes without a value.
  ///
  /// The method subscribes to this signal and runs its recipe on the calling thread. The
  /// subscription is disposed before the method returns.
  ///
  /// Throws an error that is sent before a value, and `CancellationError` if all senders are
  /// released before they send.
  ///
  /// The calling thread is blocked, so a signal that sends only on that thread never sends. On the
  /// main thread, waiting for the main scheduler never ends. Don't call this method inside a
  /// callback, because the first value may have to wait for that callback.
  ///
  /// RAC: `-first`.
  @available(*, noasync, message: "This blocks a shared thread. Call it with 'try await' instead.")
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Blocks until a value arrives and returns it, or `value` if the signal completes without one.
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
  /// Waits for the first value without blocking a thread; returns `nil` if there is none.
  ///
  /// ```swift
  /// let price = try await prices.first()
  /// ```
  ///
  /// The method subscribes to this signal on the caller's actor, unless the task is already
  /// canceled, and disposes the subscription after the value. In an asynchronous function, the
  /// compiler prefers this method to the one that blocks, and requires `await`.
  ///
  /// Throws the signal's error, and `CancellationError` when the task is canceled or all senders
  /// are released.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func first() async throws -> Value? {
    for try await value in take(1).valuesOrCancellation { return value }
    try Task.checkCancellation()
    return nil
  }

  /// Waits for the first value without blocking a thread; returns `value` if there is none.
  ///
  /// This method throws and disposes its subscription as the asynchronous `first()` does.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func first(default value: Value) async throws -> Value {
    try await first() ?? value
  }
}
