import ReactiveCore
import Synchronization

/// One subscription while it is recorded.
///
/// A signal may let go of its subscriber when it has nothing more to send, and with the subscriber its
/// subscription would end. The track holds on to it, so that silence is not drawn as a disposal.
final class Track<Value>: @unchecked Sendable {  // Sendable: `lock` guards what follows it.
  private let subscribed: Duration
  private let lock = Mutex(())
  private var subscriber: Subscriber<Value>?
  private var moments: [Timeline<Value>.Moment] = []
  private var numbers: [Int] = []
  private var disposed: Duration?

  init(subscribed: Duration, subscriber: Subscriber<Value>) {
    self.subscribed = subscribed
    self.subscriber = subscriber
  }

  /// Notes an event, which has this number in the trace.
  func record(_ event: Event<Value>, at time: Duration, number: Int) {
    update(isEnd: event.isTerminating) {
      moments.append(.init(notBeforeTheLast(time), event))
      numbers.append(number)
    }
  }

  func dispose(at time: Duration) {
    update(isEnd: true) { disposed = notBeforeTheLast(time) }
  }

  /// The number of each event in the trace.
  var events: [Int] { lock.withLock { _ in numbers } }

  func timeline(observed: Duration) -> Timeline<Value> {
    lock.withLock { _ in
      Timeline(subscribed: subscribed, moments, disposed: disposed, observed: observed)
    }
  }

  /// Two threads may read the clock in one order and arrive here in the other.
  private func notBeforeTheLast(_ time: Duration) -> Duration {
    max(time, moments.last?.time ?? subscribed)
  }

  private func update(isEnd: Bool, _ change: () -> Void) {
    let last = lock.withLock { _ -> Subscriber<Value>? in
      guard let last = subscriber else { return nil }
      change()
      if isEnd { subscriber = nil }
      return last
    }
    // Its end may come back here, so it must not come under the lock.
    withExtendedLifetime(last) {}
  }
}
