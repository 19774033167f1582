// An operator can subscribe to its inputs in two ways:
//
// - `forward(to:)` subscribes to an input as one stage of a chain. Its closures handle the events
//   that the operator changes. Other events pass through unchanged.
// - `subscribe(as:)` subscribes to a signal that arrives as a value, or subscribes to an input
//   again. The caller disposes the subscription.
//
// An operator with several inputs sends all of their events through one `SerialOutput`.

extension Signal {
  /// Subscribes to the signal as one stage of a chain, inside an operator's recipe.
  ///
  /// Without a closure for errors or completion, those events go to `subscriber` unchanged.
  ///
  /// The stage ends when `subscriber` ends, even while this signal's recipe is still sending. Later
  /// events are then ignored, and the recipe can check ``Subscriber/isDisposed`` to stop early.
  /// Disposing `subscription` ends this stage, but not `subscriber`.
  ///
  /// ReactiveCocoa has no equivalent.
  public func forward<Output>(
    to subscriber: Subscriber<Output>,
    as subscription: CompoundDisposable = CompoundDisposable(),
    next: @escaping (Value) -> Void,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    let stage = Subscriber(
      stageOf: subscription,
      next: next,
      error: subscriber.passingError(unless: error),
      completed: subscriber.passingCompletion(unless: completed))
    subscriber.add(subscription)
    start(for: stage)
  }

  /// Subscribes to the signal as one stage of a chain, and forwards its values unchanged.
  public func forward(
    to subscriber: Subscriber<Value>,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    forward(to: subscriber, next: { subscriber.sendNext($0) }, error: error, completed: completed)
  }
}

// A closure that captures only one object needs no allocation. If these closures were created in
// `forward`, they would also capture the type of the source's values.
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
