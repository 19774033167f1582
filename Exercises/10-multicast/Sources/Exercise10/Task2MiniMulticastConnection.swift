/// Task 2: build a multicast connection yourself.
///
///     connect()   --x
///     source      --^-1-2-|
///     subscriber  ^---1-2-|
///
/// `signal` sends the subject's events.
///
/// - The source is not subscribed before `connect()`.
/// - The first `connect()` subscribes it, and sends its values and its end to the subject.
/// - Every call returns the same disposable. No other one subscribes, even after a dispose.
/// - Disposing it ends the subscription, without an end for the subscribers.
/// - Of two threads in `connect()`, one subscribes, and the other returns at once.
///
/// Use a `Guarded(false)`, from Given/, and no other lock. Each time its `withLock` has returned,
/// the tests may act as another thread.
///
/// Page: 10-multicast, "Publish", "Connect again"
final class MiniMulticastConnection<Value> {
  let signal: MiniSignal<Value>

  init(source: MiniSignal<Value>, subject: MiniSubject<Value>) {
    signal = source
  }

  @discardableResult
  func connect() -> MiniDisposable {
    MiniDisposable()
  }
}
