/// One subscription of `switchToLatest` or of `exhaustMap`: one signal of many runs at a time.
final class Switching<Value> {
  private let state = Locked((outerIsOver: false, latestIsOver: true))
  private let output: LatestOutput<Value>

  init(to subscriber: Subscriber<Value>) { output = LatestOutput(to: subscriber) }

  /// Whether no signal runs; if so, the one that asks is to start one.
  func isFree() -> Bool {
    state.withLock { state in
      defer { state.latestIsOver = false }
      return state.latestIsOver
    }
  }

  /// Subscribes a signal, and then disposes the one before it.
  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    output.makeDeferredCallsIfInside()
    let previous = state.withLock { state in
      state.latestIsOver = false
      return output.latest.swap(subscription)
    }
    if signal.isKnown {
      sendAll(of: signal, as: subscription)
    } else {
      output.start(
        signal, as: subscription,
        error: { self.output.sendError($0, from: subscription) },
        completed: { self.endInTurn(subscription) })
    }
    previous?.dispose()
  }

  /// Sends what takes no subscription, in one turn.
  private func sendAll(of signal: Signal<Value>, as subscription: CompoundDisposable) {
    if Nesting.makesRoom(for: { sendAll(of: signal, as: subscription) }) { return }
    output.perform(orDefer: { self.sendAll(of: signal, as: subscription) }) {
      guard output.isLatest(subscription) else { return }
      switch signal.sendKnownValue(to: output.subscriber.sendNext) {
      case .failed(let error): output.subscriber.sendError(error)
      default: endInner(subscription)
      }
    }
  }

  func fail(_ error: any Error) { output.sendError(error) }

  func endOuter() {
    completeIfOver { $0.outerIsOver = true }
  }

  /// What the signal has sent before comes before what follows it.
  private func endInTurn(_ subscription: Disposable) {
    output.perform(orDefer: { self.endInTurn(subscription) }) { endInner(subscription) }
  }

  private func endInner(_ subscription: Disposable) {
    completeIfOver { state in
      if output.isLatest(subscription) { state.latestIsOver = true }
    }
  }

  private func completeIfOver(
    after change: (inout (outerIsOver: Bool, latestIsOver: Bool)) -> Void
  ) {
    let isOver = state.withLock { state in
      change(&state)
      return state.outerIsOver && state.latestIsOver
    }
    if isOver { output.sendCompleted() }
  }
}
