extension Signal {
  /// Waits for completion, and returns all values.
  ///
  /// This signal is subscribed when it is called; its error is thrown, and the values are dropped.
  /// It blocks the calling thread as `first()` does. Do not call it inside a callback: the events
  /// that it waits for may have to wait for that callback.
  ///
  /// RAC: `-toArray`.
  @available(*, noasync, message: "It blocks a thread that all tasks share: write 'try await'.")
  public func toArray() throws -> [Value] {
    try wait(startingWith: []) { $0.append($1) }
  }
}

extension Signal where Value: Sendable {
  /// Waits for completion without blocking a thread, and returns all values.
  ///
  /// It subscribes when it is called, on the caller's actor. It throws the signal's error, and
  /// `CancellationError` when its task is canceled, which disposes the subscription, or when all
  /// senders are released; the values are dropped.
  ///
  /// ReactiveCocoa has no such thing.
  nonisolated(nonsending) public func toArray() async throws -> [Value] {
    var all: [Value] = []
    for try await value in valuesOrCancellation { all.append(value) }
    try Task.checkCancellation()
    return all
  }
}
