extension Signal {
  /// Sends the values of the signals that this signal sends, subscribing to a limited number at a
  /// time.
  ///
  ///     self        --a--b--c|                      maxConcurrent: 2
  ///     a             -1-----|
  ///     b                -2-----|
  ///     c  (waits)           -3--|
  ///     flatten     ---1--2---3--|
  ///
  /// At most `maxConcurrent` signals run at the same time. The others wait in a queue, and are
  /// subscribed in order. `nil` and 0 both mean no limit; ReactiveCocoa has only 0.
  ///
  /// Completes when the source, the running signals, and the queued signals have completed. The
  /// first error ends the result. An error or disposal disposes the running signals, and drops the
  /// queued ones.
  ///
  /// RAC: `-flatten:`.
  public func flatten<Inner>(maxConcurrent: Int?) -> Signal<Inner> where Value: Signal<Inner> {
    let maxConcurrent = maxConcurrent ?? 0
    precondition(maxConcurrent >= 0, "maxConcurrent cannot be negative; 0 means no limit.")
    return Signal<Inner>(of: self) { subscriber in
      let flattening = LimitedFlattening(to: subscriber, limit: maxConcurrent)
      self.forward(
        to: subscriber,
        next: { flattening.add($0) },
        error: flattening.sendError,
        completed: flattening.endSource)
    }
    .named("-flatten:", of: self) { "\(maxConcurrent)" }
  }
}

private final class LimitedFlattening<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: a lock guards the state.
  private typealias Turn = Admission.Turn
  private let state: Locked<(admission: Admission, queued: FirstInFirstOut<Signal<Value>>)>

  init(to subscriber: Subscriber<Value>, limit: Int) {
    state = Locked((Admission(limit: limit == 0 ? .max : limit), FirstInFirstOut()))
    super.init(to: subscriber)
    subscriber.add(
      Disposable { [state] in
        let (running, queued) = state.withLock { state in
          (state.admission.close(), replace(&state.queued, with: FirstInFirstOut()))
        }
        for subscription in running { subscription.dispose() }
        queued.removeAll()
      })
  }

  func add(_ signal: Signal<Value>) {
    let mayStart = state.withLock { state in
      let mayStart = state.admission.admit()
      if !mayStart { state.queued.append(signal) }
      return mayStart
    }
    if mayStart { take(run(signal)) }
  }

  func endSource() {
    if state.withLock({ $0.admission.endSource() }) { sendCompleted() }
  }

  /// Runs a signal, and then the queued signals that there is room for.
  ///
  /// A signal that completes inside its own subscription lets this loop continue. Starting the next
  /// one inside that completion would let a queue of 100,000 signals overflow the stack.
  private func take(_ first: Turn) {
    var turn = first
    while turn == .start, let signal = takeQueued() { turn = run(signal) }
    if turn == .complete { sendCompleted() }
  }

  /// Returns the signal that has waited longest, or `nil` after a disposal.
  private func takeQueued() -> Signal<Value>? { state.withLock { $0.queued.popFirst() } }

  private func run(_ signal: Signal<Value>) -> Turn {
    let subscription = CompoundDisposable()
    guard let token = state.withLock({ $0.admission.keep(subscription) }) else { return .wait }
    signal.subscribe(
      as: subscription,
      next: { self.send($0, from: token) },
      error: { self.sendError($0) },
      completed: { self.end(token) })
    return state.withLock { $0.admission.confirmStart(of: token) }
  }

  // A value that waited while its signal ended is dropped, so it isn't sent among the next one's.
  private func send(_ value: Value, from token: Bag<ActiveSignal>.Token) {
    turn.perform(orDefer: { self.send(value, from: token) }) {
      if state.withLock({ $0.admission.isRunning(token) }) { subscriber.sendNext(value) }
    }
  }

  private func end(_ token: Bag<ActiveSignal>.Token) {
    var next = Turn.wait
    turn.perform(orDefer: { self.end(token) }) { next = state.withLock { $0.admission.end(token) } }
    take(next)
  }
}
