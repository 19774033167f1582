/// The signals that one subscription of `bind` has started, and what they send.
///
/// The result completes when nothing is running: neither the source, which counts as one, nor a
/// signal that was started. What ends is forgotten at once, so a long life does not grow.
final class Flattening<Value> {
  /// Ends the source and everything that was started.
  let disposable = CompoundDisposable()

  private let state = Locked((running: 1, inners: Bag<Disposable>()))
  private let output: SerialOutput<Value>

  init(to subscriber: Subscriber<Value>) {
    output = SerialOutput(to: subscriber)
    disposable.add(
      Disposable { [state] in
        for inner in state.withLock({ $0.inners.elements }) { inner.element?.dispose() }
      })
  }

  /// Subscribes a signal, whose values go out among those of the others.
  ///
  /// `ended` is called when it has ended or was disposed, and before anybody gets the end.
  func start(_ inner: Signal<Value>, ended: (() -> Void)? = nil) {
    switch sendKnownValue(of: inner) {
    case .completed:
      ended?()
      return
    case .failed(let error): return fail(error)
    case .unknown: break
    }
    let subscription = CompoundDisposable()
    let token = state.withLock { state in
      state.running += 1
      return state.inners.insert(subscription)
    }
    if let ended { subscription.add(Disposable(ended)) }
    if disposable.isDisposed { subscription.dispose() }
    inner.start(
      for: Subscriber(
        stageOf: subscription,
        next: { [output] in output.sendNext($0) },
        error: { self.fail($0) },
        completed: { self.end { $0.remove(token) } }))
  }

  /// Sends a single value, while the signal counts as running.
  private func sendKnownValue(of inner: Signal<Value>) -> KnownEnd {
    inner.sendKnownValue { value in
      state.withLock { $0.running += 1 }
      output.sendNext(value)
      end { _ in }
    }
  }

  /// Disposes everything, and then sends the error.
  func fail(_ error: any Error) {
    disposable.dispose()
    output.sendError(error)
  }

  /// Ends the source, the first time; the result completes if nothing else is running.
  func end(_ source: Disposable) {
    if source.disposeFirst() { end { _ in } }
  }

  private func end(forgetting: (inout Bag<Disposable>) -> Void) {
    let isLast = state.withLock { state in
      forgetting(&state.inners)
      state.running -= 1
      return state.running == 0
    }
    if isLast { output.sendCompleted() }
  }
}
