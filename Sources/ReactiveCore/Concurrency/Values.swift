extension Signal where Value: Sendable {
  /// The values of this signal, for a `for try await` loop.
  ///
  /// ```swift
  /// for try await line in chat.values { show(line) }
  /// ```
  ///
  /// Each loop subscribes when it begins. Values that arrive while the loop is busy are buffered,
  /// without a limit.
  ///
  /// The loop ends when the signal completes or all senders are released, and throws if the signal
  /// fails. Leaving the loop or canceling its task disposes the subscription, and
  /// drops the buffered values. A loop in a task that is already canceled doesn't subscribe.
  ///
  /// ReactiveCocoa has no equivalent.
  public var values: SignalValues<Value> { SignalValues(signal: self) }

  /// The values of this signal, ending with a `CancellationError` if all senders are released.
  var valuesOrCancellation: SignalValues<Value> {
    SignalValues(signal: self, releaseError: CancellationError())
  }
}

/// The values of a signal as an `AsyncSequence`.
public struct SignalValues<Value: Sendable>: AsyncSequence, Sendable {
  let signal: Signal<Value>
  /// The error that a loop throws when all senders are
  /// released, or `nil` if the loop ends normally.
  var releaseError: (any Error)?

  /// Subscribes to the signal unless the task is already canceled, and returns an iterator.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      base: AsyncThrowingStream { continuation in
        if Task.isCancelled { return continuation.finish() }
        Scheduler.withCurrent {
          // Only the subscription retains this disposable, so releasing the senders ends the loop.
          let release = ScopedDisposable { [releaseError] in
            continuation.finish(throwing: releaseError)
          }
          let subscription = signal.subscribe(
            next: { continuation.yield($0) },
            error: { error in
              continuation.finish(throwing: error)
              withExtendedLifetime(release) {}
            },
            completed: {
              continuation.finish()
              withExtendedLifetime(release) {}
            })
          continuation.onTermination = { _ in subscription.dispose() }
        }
      }
      .makeAsyncIterator())
  }

  /// An iterator over the values that the signal sends.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Value, any Error>.Iterator

    /// Returns the next value, or `nil` at the end or if the task is canceled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Value? {
      let value = try await base.next(isolation: actor)
      return Task.isCancelled ? nil : value
    }
  }
}
