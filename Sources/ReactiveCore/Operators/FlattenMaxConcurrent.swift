extension Signal {
  /// Sends what the signals send that this signal sends, at most `maxConcurrent` of them at a time.
  ///
  ///     self        --a--b--c|                      maxConcurrent: 2
  ///     a             -1----|
  ///     b                -2-----|
  ///     c  (waits)           -3--|
  ///     flatten     ---1--2---3--|
  ///
  /// Others wait in a queue, and are not subscribed before their turn; 0 means no limit. Completes
  /// when the source, the active and the queued signals all have; the first error ends everything.
  ///
  /// RAC: `-flatten:`. Keeps SIG-FLATTENMAX-1…12; a long queue does not grow the stack.
  public func flatten<Inner>(maxConcurrent: Int) -> Signal<Inner> where Value == Signal<Inner> {
    precondition(maxConcurrent >= 0, "maxConcurrent cannot be negative; 0 means no limit.")
    return Signal<Inner> { subscriber in
      let flattening = LimitedFlattening(to: subscriber, limit: maxConcurrent)
      flattening.everything.add(
        self.forward(
          to: subscriber,
          next: { flattening.add($0) },
          error: { flattening.fail($0) },
          completed: { flattening.endSource() }))
      return flattening.everything
    }
    .named("-flatten:", of: self) { "\(maxConcurrent)" }
  }

  /// Sends all of the first signal that this signal sends, then all of the second, and so on.
  ///
  /// RAC: `-concat`. Keeps SIG-CONCATINNER-1…4.
  public func concat<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
    flatten(maxConcurrent: 1).named("-concat", of: self)
  }

  /// Sends all of the first signal, then all of the second, and so on.
  ///
  /// RAC: `+concat:`. Keeps STR-CONCATALL-1, STR-CONCATALL-2.
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    let signals = Array(signals)
    return Signal<Signal<Value>> { subscriber in
      for signal in signals { subscriber.sendNext(signal) }
      subscriber.sendCompleted()
      return nil
    }
    .concat()
    .named("+concat:") { "\(signals)" }
  }
}

/// One subscription of `flatten(maxConcurrent:)`: what is active, and what is queued.
private final class LimitedFlattening<Value> {
  let everything = CompoundDisposable()

  private struct State {
    var active = Bag<Disposable>()
    var queued = FirstInFirstOut<Signal<Value>>()
    var sourceIsOver = false
  }

  private let state = Locked(State())
  private let limit: Int
  private let sendNext: (Value) -> Void
  private let sendError: (any Error) -> Void
  private let sendCompleted: () -> Void

  init(to subscriber: Subscriber<Value>, limit: Int) {
    self.limit = limit == 0 ? .max : limit
    let serializer = Serializer()
    sendNext = serializer.serialize { subscriber.sendNext($0) }
    sendError = serializer.serialize { subscriber.sendError($0) }
    sendCompleted = serializer.serialize { subscriber.sendCompleted() }
    everything.add(
      Disposable { [state] in
        let last = state.withLock { state in
          defer { (state.active, state.queued) = (Bag(), FirstInFirstOut()) }
          return state
        }
        for inner in last.active.elements { inner.element?.dispose() }
      })
  }

  func add(_ signal: Signal<Value>) {
    state.withLock { $0.queued.append(signal) }
    startQueued()
  }

  func endSource() {
    let isOver = state.withLock { state in
      state.sourceIsOver = true
      return state.active.isEmpty && state.queued.isEmpty
    }
    if isOver { sendCompleted() }
  }

  func fail(_ error: any Error) {
    everything.dispose()
    sendError(error)
  }

  /// Starts what may start; a signal that ends inside its subscription makes room for the next turn.
  private func startQueued() {
    while let (signal, inner) = takeQueued() {
      if everything.isDisposed { inner.subscription.dispose() }
      signal.attach(
        Subscriber(
          subscription: inner.subscription,
          next: sendNext,
          error: { self.fail($0) },
          completed: { if inner.end() { self.forget(inner.token) } }))
      if inner.hasStarted() { forget(inner.token, isInLoop: true) } else { return }
    }
  }

  private func takeQueued() -> (Signal<Value>, Inner)? {
    state.withLock { state in
      guard state.active.count < limit, let signal = state.queued.popFirst() else { return nil }
      let subscription = CompoundDisposable()
      return (signal, Inner(subscription, token: state.active.insert(subscription)))
    }
  }

  private func forget(_ token: Bag<Disposable>.Token, isInLoop: Bool = false) {
    let isOver = state.withLock { state in
      state.active.remove(token)
      return state.sourceIsOver && state.active.isEmpty && state.queued.isEmpty
    }
    if isOver { sendCompleted() } else if !isInLoop { startQueued() }
  }

  /// An active signal, which may end while it is being subscribed.
  private final class Inner {
    let subscription: CompoundDisposable
    let token: Bag<Disposable>.Token
    private let state = Locked((isStarting: true, hasEnded: false))

    init(_ subscription: CompoundDisposable, token: Bag<Disposable>.Token) {
      self.subscription = subscription
      self.token = token
    }

    /// Notes the end, and tells whether the signal had been started before.
    func end() -> Bool {
      state.withLock { state in
        state.hasEnded = true
        return !state.isStarting
      }
    }

    /// Notes the start, and tells whether the signal has ended meanwhile.
    func hasStarted() -> Bool {
      state.withLock { state in
        state.isStarting = false
        return state.hasEnded
      }
    }
  }
}
