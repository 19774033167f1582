/// The signals that one subscription of `bind` has started, and their common output.
///
/// The result completes when the source and all started signals have completed. A signal that ends
/// is removed immediately, so a long subscription doesn't grow.
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

  /// Subscribes to a signal, and passes its values on.
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

  /// Ends the source early.
  ///
  /// The result completes if no signal is running.
  func end(_ source: Disposable) {
    if source.disposeFirst() { endOne() }
  }

  /// Records the end of the source.
  ///
  /// The result completes if no signal is running.
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
