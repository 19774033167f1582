/// The merged output of the inner signals of `bind` or `flatten(maxConcurrent:)`.
///
/// At most `limit` inner signals run at the same time, and the others are queued. The result
/// completes when the source and all inner signals have completed. An inner signal is removed as
/// soon as it ends, so memory doesn't grow during a long subscription.
final class Flattening<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: `Locked` guards the state.
  private let limit: Int
  private let state = Locked(State())

  private struct State {
    var queued = FirstInFirstOut<Signal<Value>>()
    var running = Bag<Disposable>()
    /// The number of signals that are running, or whose `subscribe` has not returned yet.
    var occupied = 0
    var sourceIsOver = false

    var isOver: Bool { sourceIsOver && running.isEmpty && queued.isEmpty }

    mutating func startQueued(limit: Int) -> (Signal<Value>, Inner)? {
      guard occupied < limit, let signal = queued.popFirst() else { return nil }
      occupied += 1
      let subscription = CompoundDisposable()
      return (signal, Inner(subscription, token: running.insert(subscription)))
    }
  }

  init(to subscriber: Subscriber<Value>, limit: Int = .max) {
    self.limit = limit
    super.init(to: subscriber)
    subscriber.add(
      Disposable { [state] in
        let (running, queued) = state.withLock { state in
          (state.running, replace(&state.queued, with: FirstInFirstOut()))
        }
        for inner in running.elements { inner.element?.dispose() }
        withExtendedLifetime(queued) {}
      })
  }

  /// Subscribes to a signal as soon as fewer than `limit` are running, and forwards its values.
  func add(_ signal: Signal<Value>) {
    state.withLock { $0.queued.append(signal) }
    startQueued()
  }

  /// Records that no more signals will arrive.
  func endSource() {
    let isOver = state.withLock { state in
      state.sourceIsOver = true
      return state.isOver
    }
    if isOver { sendCompleted() }
  }

  /// Starts queued signals while fewer than `limit` are running.
  ///
  /// If a signal completes during the call to `subscribe`, this loop starts the next one. With
  /// 100,000 queued signals, starting the next one inside the completion would overflow the stack.
  private func startQueued() {
    while let (signal, inner) = state.withLock({ $0.startQueued(limit: limit) }) {
      if subscriber.isDisposed { inner.subscription.dispose() }
      signal.subscribe(
        as: inner.subscription,
        next: { self.sendNext($0, from: inner) },
        error: { self.sendError($0) },
        completed: { self.end(inner) })
      state.withLock { state in
        inner.isStarting = false
        if inner.hasEnded { state.occupied -= 1 }
      }
    }
  }

  // Drops a deferred value if its signal has ended, so that the value doesn't arrive among the next
  // signal's values. Reads `hasEnded` without the lock, because it is set only inside `serializer`.
  private func sendNext(_ value: Value, from inner: Inner) {
    serializer.perform(orDefer: { self.sendNext(value, from: inner) }) {
      if !inner.hasEnded { subscriber.sendNext(value) }
    }
  }

  private func end(_ inner: Inner) {
    serializer.perform(orDefer: { self.end(inner) }) {
      let isOver = state.withLock { state in
        inner.hasEnded = true
        state.running.remove(inner.token)
        if !inner.isStarting { state.occupied -= 1 }
        return state.isOver
      }
      if isOver { subscriber.sendCompleted() }
    }
    startQueued()
  }
}

/// The subscription and the state of an inner signal that has been started.
private final class Inner {
  let subscription: CompoundDisposable
  let token: Bag<Disposable>.Token
  var isStarting = true
  var hasEnded = false

  init(_ subscription: CompoundDisposable, token: Bag<Disposable>.Token) {
    self.subscription = subscription
    self.token = token
  }
}
