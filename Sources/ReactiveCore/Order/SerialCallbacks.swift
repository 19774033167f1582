/// The three callbacks at the end of a chain: one thread at a time, and forgotten after the end.
///
/// Two threads that send to one subscriber:
///
///     thread 1  sendNext(1) ── callback(1) runs ──┐
///     thread 2        sendNext(2) ── waits ────────┴─ callback(2) runs
///
/// A callback that sends from inside itself is let through, and runs nested. An end disposes the subscription
/// when it is sent, and the handle in its turn: a value which waits for its turn, or was deferred, still comes
/// before the end that was sent after it. Once the handle is disposed nothing comes.
final class SerialCallbacks<Value>: @unchecked Sendable {
  // Sendable: the callbacks are reached in turn.
  private let turn = Serializer()
  /// All that the subscription holds.
  let subscription: CompoundDisposable
  /// What whoever subscribed holds.
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
    // Not `next.map`, which would wrap each closure twice.
    if let next { self.next = checkingActor(of: next) }
    if let error { self.error = checkingActor(of: error) }
    if let completed { self.completed = checkingActor(of: completed) }
  }

  deinit { handle.dispose() }

  func sendNext(_ value: Value) {
    turn.perform(orDefer: { self.sendNext(value) }) {
      // Another thread may have disposed it while this one waited.
      if !handle.isDisposed, let next { next(value) }
    }
  }

  func sendError(_ error: any Error) {
    turn.perform(orDefer: { self.sendError(error) }) {
      let callback = self.error
      if end() { callback?(error) }
    }
  }

  func sendCompleted() {
    turn.perform(orDefer: { self.sendCompleted() }) {
      let callback = completed
      if end() { callback?() }
    }
  }

  /// Ends all, and returns whether nobody else had.
  private func end() -> Bool {
    // What the closures hold is released when the properties are empty already, as its end may send.
    let last = (next, error, completed)
    (next, error, completed) = (nil, nil, nil)
    return withExtendedLifetime(last) { handle.disposeFirst() }
  }
}
