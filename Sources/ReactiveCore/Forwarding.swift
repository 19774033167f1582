// How an operator subscribes. There are two ways:
//
// - `forward(to:)`: an input, as one stage of a chain, inside the recipe of the stage after it. Closures are for
//   the events that the operator changes; the others pass through.
// - `subscribe(as:)`: a signal that comes as a value, or again. The caller disposes it.
//
// Where several send, all that they send goes through one `SerialOutput`.

extension Signal {
  /// Starts the signal for one stage of a chain, inside of an operator's recipe.
  ///
  /// An event without a closure goes on to `subscriber` as it is. The stage is in place before the signal
  /// begins: whatever ends `subscriber` ends the stage, so that a signal which sends in its own subscription
  /// is heard no more, and can ask. Disposing `subscription` ends it alone. ReactiveCocoa has no such name.
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

  /// Starts the signal for one stage of a chain that passes values on as they are.
  public func forward(
    to subscriber: Subscriber<Value>,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    forward(to: subscriber, next: { subscriber.sendNext($0) }, error: error, completed: completed)
  }
}

// A closure that captures the subscriber alone takes no memory of its own. Written inside of `forward` it would
// capture the type of the source's values as well.
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
