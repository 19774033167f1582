extension Signal {
  /// Waits for completion.
  ///
  /// This signal is subscribed when it is called; its error is thrown. It blocks the calling thread
  /// as `first()` does. Do not call it inside a callback: the events that it waits for may have
  /// to wait for that callback.
  ///
  /// RAC: `-waitUntilCompleted:`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func waitUntilCompleted() throws {
    try wait(startingWith: ()) { _, _ in }
  }

  /// Waits for completion without blocking a thread.
  ///
  /// It subscribes when it is called, on the caller's actor. It throws the signal's error, and
  /// `CancellationError` when its task is canceled, which disposes the subscription, or when all
  /// senders are released.
  ///
  /// ReactiveCocoa has no such thing.
  nonisolated(nonsending) public func waitUntilCompleted() async throws {
    for try await _ in ignoreValues().map({ _ in }).valuesOrCancellation {}
    try Task.checkCancellation()
  }
}
