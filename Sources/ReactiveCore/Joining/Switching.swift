/// A subscription of `switchToLatest` or `exhaustMap`, in which one signal at a time is heard.
///
/// The check is made when an event's turn comes, as in a ``LatestOutput``.
final class Switching<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: both properties have their own locks.
  private let state = Locked(OneOfMany())
  private let latest = SerialDisposable()

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(latest)
  }

  /// Returns whether no signal runs.
  ///
  /// If so, the caller starts one.
  func admitIfFree() -> Bool { state.withLock { $0.admitIfFree() } }

  /// Subscribes to a signal, and then disposes the previous one.
  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    turn.makeDeferredCallsIfInside()
    let (number, previous) = state.withLock { ($0.change(), latest.swap(subscription)) }
    // If the new signal ends while it is subscribed, the previous one is disposed before that end
    // is sent.
    subscription.add(previous)
    signal.subscribe(
      as: subscription, next: { self.sendNext($0, from: number) },
      error: { self.sendError($0, from: number) }, completed: { self.endInTurn(number) })
    previous?.dispose()
  }

  func endOuter() {
    if state.withLock({ $0.endOuter() }) { sendCompleted() }
  }

  private func hears(_ number: Int) -> Bool { state.withLock { $0.hears(number) } }

  private func sendNext(_ value: Value, from number: Int) {
    turn.perform(orDefer: { self.sendNext(value, from: number) }) {
      if hears(number) { subscriber.sendNext(value) }
    }
  }

  private func sendError(_ error: any Error, from number: Int) {
    turn.perform(orDefer: { self.sendError(error, from: number) }) {
      if hears(number) { subscriber.sendError(error) }
    }
  }

  /// Ends the signal after its earlier events.
  private func endInTurn(_ number: Int) {
    turn.perform(orDefer: { self.endInTurn(number) }) { end(number) }
  }

  private func end(_ number: Int) {
    if state.withLock({ $0.end(number) }) { sendCompleted() }
  }
}
