/// How a signal goes on that was asked for what it can send without a subscription.
enum KnownEnd {
  /// It has to be subscribed.
  case unknown
  /// It has sent all that it has.
  case completed
  /// It fails, and sends nothing.
  case failed(any Error)
}

/// A signal that only ends; what joins signals needs no subscription, and so no scheduler, to know that.
final class Ended<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the end never changes.
  private let error: (any Error)?

  init(with error: (any Error)? = nil) {
    self.error = error
    super.init(needsScheduler: true) { _ in }
  }

  override func run(for subscriber: Subscriber<Value>) {
    if let error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
  }

  override var isKnown: Bool { true }

  override func sendKnownValue(to next: (Value) -> Void) -> KnownEnd {
    error.map(KnownEnd.failed) ?? .completed
  }
}
