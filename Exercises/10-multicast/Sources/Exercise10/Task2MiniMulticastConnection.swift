/// Task 2: build a multicast connection yourself.
///
/// A connection joins a source and a subject. Its `signal` is what everybody listens to; `connect()`
/// starts the source. `MiniSignal`, `MiniSubject` and `MiniReplaySubject` are those that you built; they
/// are in Given/.
///
/// - Before `connect()` nothing is subscribed and nothing flows.
/// - The first `connect()` subscribes the source, and what it sends goes to the subject: values, and ends.
/// - Each `connect()` returns the same disposable. Only the first call ever subscribes. A call after the
///   connection was disposed of does not.
/// - Disposing it ends the subscription to the source. The listeners get no end.
/// - Two threads may call `connect()` at the same moment: one of them subscribes. The other one does not
///   wait for that; it returns at once.
///
/// For the threads, keep in a `Guarded(false)` whether it has connected. `Guarded` is in Given/: a value
/// with a lock around it. `withLock { value in … }` lets one thread at a time look at the value and
/// change it, and returns what the braces return. Use `Guarded` and no other lock: each time your
/// `withLock` has returned, the tests may act as another thread.
///
/// With `connect()` at 2 s:
///
///     source    --^-1-2-|
///     listener  ^---1-2-|
///
/// Rests on the page 10-multicast, cells "Publish" and "Connect again".
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
