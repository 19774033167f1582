extension Signal {
  /// Waits for the first value, or for the end, at which there is none.
  ///
  /// This signal is subscribed when it is called, and its subscription is over when it returns. An
  /// error that comes before a value is thrown. It blocks the calling thread: a signal that can
  /// only send on that same thread never gets to send, so blocking the main thread for the main
  /// scheduler waits for ever. Do not call it inside a callback: the events that it waits for may
  /// have to wait for that callback. The recipe runs on the calling thread, and if all senders are
  /// released before they send, it throws `CancellationError`, as all blocking operators do.
  ///
  /// RAC: `-first`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func first() throws -> Value? {
    try take(1).wait(startingWith: Value?.none) { $0 = $1 }
  }

  /// Waits for the first value, or for completion, at which it is `value`.
  ///
  /// It blocks as `first()` does, and throws the same errors.
  ///
  /// RAC: `-firstOrDefault:success:error:`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func first(default value: Value) throws -> Value {
    try first() ?? value
  }
}

extension Signal where Value: Sendable {
  /// Waits for the first value without blocking a thread, or for the end: then there is none.
  ///
  /// ```swift
  /// let price = try await prices.first()
  /// ```
  ///
  /// It subscribes when it is called, on the caller's actor, and disposes after the value. It throws
  /// the signal's error, and `CancellationError` when its task is canceled or all senders are
  /// released. A task that was canceled before subscribes to nothing. In an asynchronous function the compiler takes it in place of the `first()` that blocks, and asks for the `await`.
  ///
  /// ReactiveCocoa has no such thing.
  nonisolated(nonsending) public func first() async throws -> Value? {
    for try await value in take(1).valuesOrCancellation { return value }
    try Task.checkCancellation()
    return nil
  }

  /// Waits for the first value without blocking a thread, or for completion, at which it is `value`.
  ///
  /// All else is as with the asynchronous `first()`.
  ///
  /// ReactiveCocoa has no such thing.
  nonisolated(nonsending) public func first(default value: Value) async throws -> Value {
    try await first() ?? value
  }
}
