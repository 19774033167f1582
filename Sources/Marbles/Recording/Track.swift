import ReactiveCore
import Synchronization

/// A subscription that is being recorded.
///
/// A signal that has nothing more to send can release its subscriber, which would end the
/// subscription. The track retains the subscriber, so that silence is not drawn as a disposal.
final class Track<Value>: @unchecked Sendable {  // Sendable: `lock` guards the rest.
  private let subscribed: Duration
  let subscription: Int
  private let lock = Mutex(())
  private var subscriber: Subscriber<Value>?
  private var moments: [Timeline<Value>.Moment] = []
  private var numbers: [Int] = []
  private var sent: [SourceEvent?] = []
  private var disposed: (time: Duration, note: Int)?

  init(subscribed: Duration, note: Int, subscriber: Subscriber<Value>) {
    self.subscribed = subscribed
    subscription = note
    self.subscriber = subscriber
  }

  /// Records an event under its number in the trace.
  func record(_ event: Event<Value>, at time: Duration, number: Int) {
    update(isEnd: event.isTerminating) {
      moments.append(.init(notBeforeTheLast(time), event))
      numbers.append(number)
      sent.append(SourceEvent.current)
    }
  }

  func dispose(at time: Duration, note: Int) {
    update(isEnd: true) { disposed = (notBeforeTheLast(time), note) }
  }

  var events: [Int] { lock.withLock { _ in numbers } }

  var disposal: Int? { lock.withLock { _ in disposed?.note } }

  func timeline(observed: Duration) -> Timeline<Value> {
    lock.withLock { _ in
      var timeline = Timeline(
        subscribed: subscribed, moments, disposed: disposed?.time, observed: observed)
      timeline.sent = sent
      return timeline
    }
  }

  /// Returns `time`, or the last recorded time if another thread has recorded a later event.
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
    // The subscriber is released outside the lock because its deinitializer might call this object.
    withExtendedLifetime(last) {}
  }
}
