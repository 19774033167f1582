/// The signals that one subscription of `bind` has started, and what they send.
///
/// The result completes when nothing is running: neither the source, which counts as one, nor a
/// signal that was started. What ends is forgotten at once, so a long life does not grow.
final class Flattening<Value>: SerialOutput<Value>, @unchecked Sendable {
  // Sendable: the state is locked.
  private let state = Locked((running: 1, inners: Bag<Disposable>()))

  override init(to subscriber: Subscriber<Value>) {
    super.init(to: subscriber)
    subscriber.add(
      Disposable { [state] in
        for inner in state.withLock({ $0.inners.elements }) { inner.element?.dispose() }
      })
  }

  /// Subscribes a signal, whose values go out among those of the others.
  func start(_ inner: Signal<Value>) {
    let subscription = CompoundDisposable()
    let token = state.withLock { state in
      state.running += 1
      return state.inners.insert(subscription)
    }
    if subscriber.isDisposed { subscription.dispose() }
    inner.subscribe(
      as: subscription,
      next: { self.sendNext($0) },
      error: { self.sendError($0) },
      completed: { self.end { $0.remove(token) } })
  }

  /// Ends the source before its time; the result completes if nothing else is running.
  func end(_ source: Disposable) {
    if source.disposeFirst() { endOne() }
  }

  /// Notes the end of the source; the result completes if nothing else is running.
  func endOne() { end { _ in } }

  private func end(forgetting: (inout Bag<Disposable>) -> Void) {
    let isLast = state.withLock { state in
      forgetting(&state.inners)
      state.running -= 1
      return state.running == 0
    }
    if isLast { sendCompleted() }
  }
}
