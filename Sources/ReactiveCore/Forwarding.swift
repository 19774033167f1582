// How an operator subscribes to its source: it gives closures for the events that it changes, and the
// others go on to its own subscriber as they are.

extension Signal {
  /// Starts the signal for one stage of a chain that sends values of another type.
  ///
  /// It may be postponed: see ``Nesting``.
  @usableFromInline
  func forward<Output>(
    to subscriber: Subscriber<Output>,
    next: @escaping (Value) -> Void,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) -> Disposable {
    let stage = Subscriber(
      stageOf: CompoundDisposable(),
      next: next,
      error: subscriber.passingError(unless: error),
      completed: subscriber.passingCompletion(unless: completed))
    startStage(for: stage)
    return stage.subscription
  }

  /// Starts the signal for one stage of a chain that sends values of the same type.
  func forward(
    to subscriber: Subscriber<Value>,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) -> Disposable {
    forward(to: subscriber, next: { subscriber.sendNext($0) }, error: error, completed: completed)
  }

  /// Starts the signal for one stage, before the call returns.
  ///
  /// `forward` may postpone a stage when the stack is half used. This one is for where the order of
  /// subscribing matters, or where the recipe that `forward` would come back to may be running.
  func forwardNow(to subscriber: Subscriber<Value>) -> Disposable {
    let stage = Subscriber(
      stageOf: CompoundDisposable(),
      next: { subscriber.sendNext($0) },
      error: { subscriber.sendError($0) },
      completed: { subscriber.sendCompleted() })
    start(for: stage)
    return stage.subscription
  }
}

// These closures know one type of value, and not the source's too: then each is its subscriber and
// nothing more, and costs no memory.
extension Subscriber {
  fileprivate func passingError(unless handler: ((any Error) -> Void)?) -> (any Error) -> Void {
    if let handler { return handler }
    return { self.sendError($0) }
  }

  fileprivate func passingCompletion(unless handler: (() -> Void)?) -> () -> Void {
    if let handler { return handler }
    return { self.sendCompleted() }
  }
}
