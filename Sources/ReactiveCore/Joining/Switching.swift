/// A subscription of `switchToLatest` or `exhaustMap`, in which one signal at a time is heard.
///
/// The check is made when an event's turn comes, as in a ``LatestOutput``.
final class Switching<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: both properties have their own locks.
  private let state = Locked((latest: 0, isRunning: false, outerIsOver: false))
  private let latest = SerialDisposable()

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(latest)
  }

  /// Returns whether no signal runs.
  ///
  /// If so, the caller starts one.
  func admitIfFree() -> Bool {
    state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  /// Subscribes to a signal, and then disposes the previous one.
  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    turn.makeDeferredCallsIfInside()
    let (number, previous) = state.withLock { state in
      state.latest += 1
      state.isRunning = true
      return (state.latest, latest.swap(subscription))
    }
    // If the new signal ends while it is subscribed, the previous one is disposed before that end
    // is sent.
    subscription.add(previous)
    signal.subscribe(
      as: subscription, next: { self.sendNext($0, from: number) },
      error: { self.sendError($0, from: number) }, completed: { self.end(number) })
    previous?.dispose()
  }

  func endOuter() {
    let isOver = state.withLock { state in
      state.outerIsOver = true
      return !state.isRunning
    }
    if isOver { sendCompleted() }
  }

  private func isLatest(_ number: Int) -> Bool { state.withLock { $0.latest == number } }

  private func sendNext(_ value: Value, from number: Int) {
    turn.perform(orDefer: { self.sendNext(value, from: number) }) {
      if isLatest(number) { subscriber.sendNext(value) }
    }
  }

  private func sendError(_ error: any Error, from number: Int) {
    turn.perform(orDefer: { self.sendError(error, from: number) }) {
      if isLatest(number) { subscriber.sendError(error) }
    }
  }

  /// Ends the signal after its earlier events.
  private func end(_ number: Int) {
    turn.perform(orDefer: { self.end(number) }) {
      let isOver = state.withLock { state in
        if number == state.latest { state.isRunning = false }
        return state.outerIsOver && !state.isRunning
      }
      if isOver { subscriber.sendCompleted() }
    }
  }
}
