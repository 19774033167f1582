/// The three callbacks at the end of a chain: never two at once, and forgotten after the end.
///
/// Two threads that send to one subscriber:
///
///     thread 1  sendNext(1) ── callback(1) runs ──┐
///     thread 2        sendNext(2) ── waits ────────┴─ callback(2) runs
///
/// A callback that sends from inside itself is let through, and runs nested.
///
/// Keeps GEN-EVENT-3, GEN-EVENT-4, SUB-BLOCK-4, SUB-BLOCK-7, MEM-OWN-6.
final class SerialCallbacks<Value>: Serializer, @unchecked Sendable {
  // Sendable: the callbacks are reached in turn.
  private let subscription: CompoundDisposable
  @exclusivity(unchecked) private var next: Callback<Value>
  @exclusivity(unchecked) private var error: ((any Error) -> Void)?
  @exclusivity(unchecked) private var completed: (() -> Void)?

  init(
    subscription: CompoundDisposable,
    next: ((Value) -> Void)?,
    error: ((any Error) -> Void)?,
    completed: (() -> Void)?
  ) {
    self.subscription = subscription
    self.next = Callback(next)
    self.error = error
    self.completed = completed
  }

  func sendNext(_ value: Value) {
    perform(
      {
        // Another thread may have disposed it while this one waited.
        if !subscription.isDisposed { next.call(value) }
      }, orDefer: { { self.sendNext(value) } })
  }

  func sendError(_ error: any Error) {
    perform(
      {
        let callback = self.error
        forget()
        callback?(error)
      }, orDefer: { { self.sendError(error) } })
  }

  func sendCompleted() {
    perform(
      {
        let callback = completed
        forget()
        callback?()
      }, orDefer: { { self.sendCompleted() } })
  }

  private func forget() {
    let last = (error, completed)
    (error, completed) = (nil, nil)
    withExtendedLifetime(last) {}
    performLast { self.next = Callback(nil) }
  }
}
