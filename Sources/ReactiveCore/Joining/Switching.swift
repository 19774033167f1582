/// An output for `switchToLatest` or `exhaustMap` that forwards one inner signal at a time.
///
/// Each event is checked right before it is forwarded, and dropped if its signal was replaced.
final class Switching<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: both properties have their own locks.
  private let state = Locked((latest: 0, isRunning: false, outerIsOver: false))
  private let latest = SerialDisposable()

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(latest)
  }

  /// Marks a signal as running, and returns `true` if no signal was running before.
  func beginIfIdle() -> Bool {
    state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  /// Subscribes to a signal, and then disposes the previous one.
  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    serializer.makeDeferredCallsIfInside()
    let (number, previous) = state.withLock { state in
      state.latest += 1
      state.isRunning = true
      return (state.latest, latest.swap(subscription))
    }
    // If the new signal ends during `subscribe`, dispose the previous one before sending the end.
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
    serializer.perform(orDefer: { self.sendNext(value, from: number) }) {
      if isLatest(number) { subscriber.sendNext(value) }
    }
  }

  private func sendError(_ error: any Error, from number: Int) {
    serializer.perform(orDefer: { self.sendError(error, from: number) }) {
      if isLatest(number) { subscriber.sendError(error) }
    }
  }

  /// Ends an inner signal after its earlier events have been sent.
  private func end(_ number: Int) {
    serializer.perform(orDefer: { self.end(number) }) {
      let isOver = state.withLock { state in
        if number == state.latest { state.isRunning = false }
        return state.outerIsOver && !state.isRunning
      }
      if isOver { subscriber.sendCompleted() }
    }
  }
}
