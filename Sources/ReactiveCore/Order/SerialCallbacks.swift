/// The three callbacks of a subscriber, which run one at a time.
///
/// If two threads send to one subscriber, the second waits:
///
///     thread 1  sendNext(1) ── callback(1) runs ──┐
///     thread 2        sendNext(2) ── waits ────────┴─ callback(2) runs
///
/// If a callback sends another event to its own subscriber, that event's callback runs immediately,
/// inside the first one.
///
/// An error or completion disposes `subscription` when it is sent, and `handle` right before the
/// callback runs. Earlier values therefore still arrive, even if they had to wait or were deferred.
/// Once `handle` is disposed, no more events arrive.
final class SerialCallbacks<Value>: @unchecked Sendable {
  // Sendable: `serializer` guards the callbacks.
  private let serializer = Serializer()
  /// The resources of the subscription.
  let subscription: CompoundDisposable
  /// The disposable that `subscribe` returns.
  let handle: Disposable
  private var next: ((Value) -> Void)?
  private var error: ((any Error) -> Void)?
  private var completed: (() -> Void)?

  init(
    subscription: CompoundDisposable = CompoundDisposable(),
    next: (@isolated(any) (Value) -> Void)?,
    error: (@isolated(any) (any Error) -> Void)?,
    completed: (@isolated(any) () -> Void)?
  ) {
    self.subscription = subscription
    handle = CompoundDisposable(subscription)
    // `next.map` would wrap each closure twice.
    if let next { self.next = checkingActor(of: next) }
    if let error { self.error = checkingActor(of: error) }
    if let completed { self.completed = checkingActor(of: completed) }
  }

  deinit { handle.dispose() }

  func sendNext(_ value: Value) {
    serializer.perform(orDefer: { self.sendNext(value) }) {
      // Another thread may have disposed the handle while this thread waited.
      if !handle.isDisposed, let next { next(value) }
    }
  }

  func sendError(_ error: any Error) {
    serializer.perform(orDefer: { self.sendError(error) }) {
      let callback = self.error
      if end() { callback?(error) }
    }
  }

  func sendCompleted() {
    serializer.perform(orDefer: { self.sendCompleted() }) {
      let callback = completed
      if end() { callback?() }
    }
  }

  /// Ends the subscription, and returns whether this call was the first to do so.
  private func end() -> Bool {
    // Release the closures only after the properties are empty, because a deinitializer may send an
    // event.
    let last = (next, error, completed)
    (next, error, completed) = (nil, nil, nil)
    return withExtendedLifetime(last) { handle.disposeFirst() }
  }
}
