extension Signal where Value: Sendable {
  /// The values of this signal, for a `for try await` loop.
  ///
  /// ```swift
  /// for try await line in chat.values { show(line) }
  /// ```
  ///
  /// Each loop is a subscription, made when it begins. Values that come while the loop is busy wait,
  /// without a limit. The loop ends when the signal completes, and throws its error. Leaving the loop
  /// or cancelling its task disposes the subscription.
  ///
  /// ReactiveCocoa has no such thing.
  public var values: SignalValues<Value> { SignalValues(signal: self) }
}

/// The values of a signal as an `AsyncSequence`.
public struct SignalValues<Value: Sendable>: AsyncSequence, Sendable {
  /// Gives a loop what the signal sends.
  public typealias AsyncIterator = AsyncThrowingStream<Value, any Error>.Iterator

  let signal: Signal<Value>

  /// Subscribes the signal.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncThrowingStream { continuation in
      Scheduler.withCurrent {
        let subscription = signal.subscribe(
          next: { continuation.yield($0) },
          error: { continuation.finish(throwing: $0) },
          completed: { continuation.finish() })
        continuation.onTermination = { _ in subscription.dispose() }
      }
    }
    .makeAsyncIterator()
  }
}
