/// Task 2: build a multicast connection yourself.
///
///     connect()   --x
///     source      --^-1-2-|
///     subscriber  ^---1-2-|
///
/// `signal` sends the subject's events.
///
/// - Only the first `connect()` ever subscribes the subject to the source.
/// - Every call returns the same disposable. Disposing it ends the subscription, but sends nothing.
/// - Of two threads in `connect()`, one subscribes, and the other returns immediately.
///
/// Use the `withLock` of a `Guarded(false)`, from Given/, and no other lock.
///
/// Page: 10-multicast, "One request", "Connect again"
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
