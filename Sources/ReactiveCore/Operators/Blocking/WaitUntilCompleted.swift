extension Signal {
  /// Blocks until the signal completes.
  ///
  /// This signal is subscribed when the method is called. Throws its error, and `CancellationError`
  /// if all senders are released before the end.
  ///
  /// The calling thread is blocked, as with `first()`. Don't call this method inside a callback,
  /// because the events that it waits for may have to wait for that callback.
  ///
  /// RAC: `-waitUntilCompleted:`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }

  /// Waits for completion without blocking a thread.
  ///
  /// This signal is subscribed when the method is called, on the caller's actor. Canceling the task
  /// disposes the subscription.
  ///
  /// Throws the signal's error, and `CancellationError` when the task is canceled or all senders
  /// are released.
  ///
  /// ReactiveCocoa has no asynchronous methods.
  nonisolated(nonsending) public func waitUntilCompleted() async throws {
    for try await _ in ignoreValues().map({ _ in }).valuesOrCancellation {}
    try Task.checkCancellation()
  }
}
