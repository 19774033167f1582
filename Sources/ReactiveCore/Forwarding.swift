// How an operator subscribes to its inputs. There are two ways:
//
// - `forward(to:)` subscribes to an input as one stage of a chain, inside the recipe of the next
//   stage. Its closures handle the events that the operator changes. The other events pass through.
// - `subscribe(as:)` subscribes to a signal that arrives as a value, or resubscribes to an input.
//   The caller disposes the subscription.
//
// If several inputs send, all their events go through one `SerialOutput`.

extension Signal {
  /// Subscribes to the signal as one stage of a chain, inside an operator's recipe.
  ///
  /// An event without a closure is passed to `subscriber` unchanged.
  ///
  /// The stage is added to `subscriber` before the signal starts. If `subscriber` ends, the stage
  /// ends with it, even while the signal is still sending from its own recipe: later events are
  /// ignored, and the recipe can check ``Subscriber/isDisposed``. Disposing `subscription` ends
  /// only this stage.
  ///
  /// ReactiveCocoa has no such name.
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

  /// Subscribes to the signal as one stage of a chain that passes values on unchanged.
  public func forward(
    to subscriber: Subscriber<Value>,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    forward(to: subscriber, next: { subscriber.sendNext($0) }, error: error, completed: completed)
  }
}

// A closure that captures only the subscriber needs no memory of its own. Inside `forward` it would
// also capture the type of the source's values.
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
