/// The three callbacks at the end of a chain: never two at once, and forgotten after the end.
///
/// Two threads that send to one subscriber:
///
///     thread 1  sendNext(1) ── callback(1) runs ──┐
///     thread 2        sendNext(2) ── waits ────────┴─ callback(2) runs
///
/// A callback that sends from inside itself is let through, and runs nested. After a disposal nothing comes,
/// except that a value which waits for its turn, or was deferred, still comes before the end that was sent
/// after it.
///
/// Keeps GEN-EVENT-3, GEN-EVENT-4, SUB-BLOCK-4, SUB-BLOCK-7, MEM-OWN-6.
final class SerialCallbacks<Value>: Serializer, @unchecked Sendable {
  // Sendable: the callbacks are reached in turn.
  private let subscription: CompoundDisposable
  private var next: ((Value) -> Void)?
  private var error: ((any Error) -> Void)?
  private var completed: (() -> Void)?
  // Whether the subscription was disposed by an end, which comes here in its turn.
  private let endIsDue = Flag()

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
    perform(orDefer: { self.sendNext(value) }) {
      // Another thread may have disposed it while this one waited.
      if !subscription.isDisposed || endIsDue.isSet, let next { next(value) }
    }
  }

  func sendError(_ error: any Error) {
    _ = endIsDue.set()
    perform(orDefer: { self.sendError(error) }) {
      let callback = self.error
      forget()
      callback?(error)
    }
  }

  func sendCompleted() {
    _ = endIsDue.set()
    perform(orDefer: { self.sendCompleted() }) {
      let callback = completed
      forget()
      callback?()
    }
  }

  private func forget() {
    // What the closures hold is released when the properties are empty already, as its end may send.
    let last = (next, error, completed)
    (next, error, completed) = (nil, nil, nil)
    withExtendedLifetime(last) {}
  }
}
