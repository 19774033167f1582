/// The three callbacks at the end of a chain: never two at once, and forgotten after the end.
///
/// Two threads that send to one subscriber:
///
///     thread 1  sendNext(1) ── callback(1) runs ──┐
///     thread 2        sendNext(2) ── waits ────────┴─ callback(2) runs
///
/// A callback that sends from inside itself is let through, and runs nested. The lock is what makes
/// that promise, so the callbacks are the one place where the library holds a lock while it calls out.
///
/// Keeps GEN-EVENT-3, GEN-EVENT-4, SUB-BLOCK-4, SUB-BLOCK-7, MEM-OWN-6.
final class SerialCallbacks<Value> {
  private let lock = RecursiveLock()
  private let subscription: CompoundDisposable
  @exclusivity(unchecked) private var next: ((Value) -> Void)?
  @exclusivity(unchecked) private var error: ((any Error) -> Void)?
  @exclusivity(unchecked) private var completed: (() -> Void)?

  init(
    subscription: CompoundDisposable,
    next: ((Value) -> Void)?,
    error: ((any Error) -> Void)?,
    completed: (() -> Void)?
  ) {
    self.subscription = subscription
    self.next = next
    self.error = error
    self.completed = completed
  }

  func sendNext(_ value: Value) {
    lock.withLock {
      // Another thread may have disposed it while this one waited.
      if !subscription.isDisposed { next?(value) }
    }
  }

  func sendError(_ error: any Error) {
    lock.withLock {
      let callback = self.error
      forget()
      callback?(error)
    }
  }

  func sendCompleted() {
    lock.withLock {
      let callback = completed
      forget()
      callback?()
    }
  }

  private func forget() {
    next = nil
    error = nil
    completed = nil
  }
}

extension Subscriber {
  /// Creates a subscriber that calls back one event at a time, on the threads that send.
  ///
  /// It may be subscribed to several signals; the first end from any of them ends all.
  public convenience init(
    next: ((Value) -> Void)? = nil,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    let subscription = CompoundDisposable()
    let callbacks = SerialCallbacks(
      subscription: subscription, next: next, error: error, completed: completed)
    self.init(
      subscription: subscription,
      next: { callbacks.sendNext($0) },
      error: { callbacks.sendError($0) },
      completed: { callbacks.sendCompleted() })
  }
}
