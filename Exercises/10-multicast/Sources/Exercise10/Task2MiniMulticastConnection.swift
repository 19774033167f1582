/// Task 2: build a multicast connection yourself.
///
///     connect()  --x
///     source     --^-1-2-|
///     listener   ^---1-2-|
///
/// A connection joins a source and a subject. Listeners subscribe to its `signal`.
///
/// - Before `connect()` the source is not subscribed.
/// - The first `connect()` subscribes it, and sends its values and its end to the subject.
/// - Every `connect()` returns the same disposable. No other call subscribes, even after a dispose.
/// - Disposing it ends the subscription. The listeners get no end.
/// - If two threads call `connect()` at the same time, one subscribes, and the other returns at
///   once.
///
/// For the threads use a `Guarded(false)`, from Given/, and no other lock. Its `withLock` calls a
/// closure with the value, on one thread at a time, and returns the closure's result. Each time it
/// has returned, the tests may act as another thread.
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
