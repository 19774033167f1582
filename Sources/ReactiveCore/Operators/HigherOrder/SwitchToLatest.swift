extension Signal {
  /// Sends what the latest of the signals sends that this signal sends.
  ///
  ///     self            --a--------b------|
  ///     a                 -A--B-----C--|
  ///     b                          -1--2--|
  ///     switchToLatest  ---A--B-----1--2--|
  ///
  /// A new signal is subscribed first, and then the old one is disposed: what either sends in between
  /// is sent. Completes when this signal and the latest one have; an error of this signal or of the
  /// latest one ends it.
  ///
  /// RAC: `-switchToLatest`. Keeps SIG-SWITCH-1, 2, 4…7; SIG-SWITCH-3 is different: `empty` stands
  /// for `nil`.
  public func switchToLatest<Inner>() -> Signal<Inner>
  where Value: Signal<Inner> {
    Signal<Inner> { subscriber in
      let switching = Switching(to: subscriber)
      switching.everything.add(
        self.forward(
          to: subscriber,
          next: { switching.change(to: $0) },
          error: { switching.fail($0) },
          completed: { switching.endOuter() }))
      return switching.everything
    }
    .named("-switchToLatest", of: self)
  }
}

/// One subscription of `switchToLatest`.
private final class Switching<Value> {
  let everything = CompoundDisposable()

  private let state = Locked((latest: Disposable?.none, outerIsOver: false, latestIsOver: true))
  private let output: SerialOutput<Value>

  init(to subscriber: Subscriber<Value>) {
    output = SerialOutput(to: subscriber)
    everything.add(Disposable { [state] in state.withLock { $0.latest }?.dispose() })
  }

  func change(to signal: Signal<Value>) {
    let subscription = CompoundDisposable()
    let previous = state.withLock { state in
      defer { (state.latest, state.latestIsOver) = (subscription, false) }
      return state.latest
    }
    if everything.isDisposed { subscription.dispose() }
    switch signal.sendKnownValue(to: output.sendNext) {
    case .completed: endInner(subscription)
    case .failed(let error): fail(error)
    case .unknown:
      signal.start(
        for: Subscriber(
          stageOf: subscription,
          next: { [output] in output.sendNext($0) },
          error: { self.fail($0) },
          completed: { self.endInner(subscription) }))
    }
    previous?.dispose()
  }

  func fail(_ error: any Error) {
    everything.dispose()
    output.sendError(error)
  }

  func endOuter() {
    completeIfOver { $0.outerIsOver = true }
  }

  private func endInner(_ subscription: Disposable) {
    completeIfOver { state in
      if state.latest === subscription { state.latestIsOver = true }
    }
  }

  private func completeIfOver(
    after change: (inout (latest: Disposable?, outerIsOver: Bool, latestIsOver: Bool)) -> Void
  ) {
    let isOver = state.withLock { state in
      change(&state)
      return state.outerIsOver && state.latestIsOver
    }
    if isOver { output.sendCompleted() }
  }
}
