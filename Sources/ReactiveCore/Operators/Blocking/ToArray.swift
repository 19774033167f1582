extension Signal {
  /// Blocks until the signal completes, and returns all values.
  ///
  /// Subscribes to this signal immediately. Throws the signal's error, or `CancellationError` if
  /// all senders are released before the end. In both cases, the values are dropped.
  ///
  /// The calling thread is blocked, as with `first()`. Don't call this method inside a callback,
  /// because the signal's events may have to wait until that callback returns.
  ///
  /// RAC: `-toArray`.
  @available(*, noasync, message: "This blocks a shared thread. Call it with 'try await' instead.")
  public func toArray() throws -> [Value] {
    try wait(startingWith: []) { $0.append($1) }
  }
}

extension Signal where Value: Sendable {
  /// Waits for completion without blocking a thread, and returns all values.
  ///
  /// Subscribes to this signal on the caller's actor. Canceling the task disposes the subscription.
  ///
  /// Throws the signal's error, or `CancellationError` if the task is canceled or all senders are
  /// released. In each case, the values are dropped.
  ///
  /// ReactiveCocoa has no equivalent.
  nonisolated(nonsending) public func toArray() async throws -> [Value] {
    var all: [Value] = []
    for try await value in valuesOrCancellation { all.append(value) }
    try Task.checkCancellation()
    return all
  }
}
