extension Signal {
  /// Blocks until the first value, and returns it, or returns `nil` if the signal completes without
  /// one.
  ///
  /// This signal is subscribed when the method is called; its recipe runs on the calling thread.
  /// The subscription is disposed before the method returns.
  ///
  /// Throws an error that is sent before a value, and `CancellationError` if all senders are
  /// released before they send.
  ///
  /// The calling thread is blocked, so a signal that can only send on that thread never does. On
  /// the main thread, waiting for the main scheduler never ends. Don't call this method inside a
  /// callback, because the events that it waits for may have to wait for that callback.
  ///
  /// RAC: `-first`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Blocks until the first value, and returns it, or returns `value` if the signal completes
  /// without one.
  ///
  /// Blocks and throws as `first()` does.
  ///
  /// RAC: `-firstOrDefault:success:error:`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func first(default value: Value) throws -> Value {
    try first() ?? value
  }
}

extension Signal where Value: Sendable {
  /// Returns the first value without blocking a thread, or `nil` if the signal completes without
  /// one.
  ///
  /// ```swift
  /// let price = try await prices.first()
  /// ```
  ///
  /// This signal is subscribed when the method is called, on the caller's actor, and disposed after
  /// the value. If the task is already canceled, the signal isn't subscribed. In an asynchronous
  /// function the compiler prefers this method to the one that blocks, and requires `await`.
  ///
  /// Throws the signal's error, and `CancellationError` when the task is canceled or all senders
  /// are released.
  ///
  /// ReactiveCocoa has no asynchronous methods.
  nonisolated(nonsending) public func first() async throws -> Value? {
    for try await value in take(1).valuesOrCancellation { return value }
    try Task.checkCancellation()
    return nil
  }

  /// Returns the first value without blocking a thread, or `value` if the signal completes without
  /// one.
  ///
  /// Throws, and ends its subscription, as the asynchronous `first()` does.
  ///
  /// ReactiveCocoa has no asynchronous methods.
  nonisolated(nonsending) public func first(default value: Value) async throws -> Value {
    try await first() ?? value
  }
}
