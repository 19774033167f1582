/// An output that forwards only the events of its latest input.
///
/// Each value is checked right before it is forwarded. If its input was replaced while the value
/// waited, the value is dropped, so that the last value is never stale:
///
///     thread 1  b is the latest ── b sends ── inside ──┐
///     thread 2          a sends ── waits ───────────────┴─ is dropped
final class LatestOutput<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `latest` has its own lock.
  private let latest = SerialDisposable()

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(latest)
  }

  /// Makes `subscription` the latest one, and returns the previous one without disposing it.
  @discardableResult
  func change(to subscription: Disposable?) -> Disposable? {
    serializer.makeDeferredCallsIfInside()
    return latest.swap(subscription)
  }

  @inline(__always)
  private func isLatest(_ subscription: Disposable) -> Bool { latest.holds(subscription) }

  /// Replaces the latest input with a signal, after earlier events have been forwarded.
  func follow(
    _ signal: Signal<Value>,
    error: ((any Error) -> Void)? = nil, completed: (() -> Void)? = nil
  ) {
    let subscription = CompoundDisposable()
    var isInPlace = false
    serializer.perform(orDefer: { self.follow(signal, error: error, completed: completed) }) {
      latest.swap(subscription)?.dispose()
      isInPlace = true
    }
    guard isInPlace else { return }
    signal.subscribe(
      as: subscription, next: { self.sendNext($0, from: subscription) },
      error: error ?? sendError, completed: completed ?? sendCompleted)
  }

  func sendNext(_ value: Value, from subscription: Disposable) {
    serializer.perform(orDefer: { self.sendNext(value, from: subscription) }) {
      if isLatest(subscription) { subscriber.sendNext(value) }
    }
  }

  func sendError(_ error: any Error, from subscription: Disposable) {
    serializer.perform(orDefer: { self.sendError(error, from: subscription) }) {
      if isLatest(subscription) { subscriber.sendError(error) }
    }
  }
}
