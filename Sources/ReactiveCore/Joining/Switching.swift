/// One subscription of `switchToLatest` or of `exhaustMap`: one signal of many runs at a time.
///
/// Which one is heard is asked in the turn, as in a ``LatestOutput``.
final class Switching<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: the state and the subscription of the latest signal are locked.
  private let state = Locked(OneOfMany())
  private let latest = SerialDisposable()

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(latest)
  }

  /// Whether no signal runs; if so, the one that asks is to start one.
  func admitIfFree() -> Bool { state.withLock { $0.admitIfFree() } }

  /// Subscribes a signal, and then disposes the one before it.
  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    turn.makeDeferredCallsIfInside()
    let (number, previous) = state.withLock { ($0.change(), latest.swap(subscription)) }
    // An end that the new one brings while it is subscribed gives back the old one, too, before it is sent.
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

  /// What the signal has sent before comes before what follows it.
  private func endInTurn(_ number: Int) {
    turn.perform(orDefer: { self.endInTurn(number) }) { end(number) }
  }

  private func end(_ number: Int) {
    if state.withLock({ $0.end(number) }) { sendCompleted() }
  }
}
