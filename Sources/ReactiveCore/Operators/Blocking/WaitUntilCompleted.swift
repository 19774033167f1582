extension Signal {
  /// Blocks until the signal completes.
  ///
  /// Subscribes to this signal immediately. Throws the signal's error, or `CancellationError` if
  /// all senders are released before the end.
  ///
  /// The calling thread is blocked, as with `first()`. Don't call this method inside a callback,
  /// because the signal's events may have to wait until that callback returns.
  ///
  /// RAC: `-waitUntilCompleted:`.
  @available(*, noasync, message: "This blocks a shared thread. Call it with 'try await' instead.")
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }

  /// Waits for completion without blocking a thread.
  ///
  /// Subscribes to this signal on the caller's actor. Canceling the task disposes the subscription.
  ///
  /// Throws the signal's error, or `CancellationError` if the task is canceled or all senders are
  /// released.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func waitUntilCompleted() async throws {
    for try await _ in ignoreValues().map({ _ in }).valuesOrCancellation {}
    try Task.checkCancellation()
  }
}
