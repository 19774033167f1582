extension Signal {
  /// Subscribes to the signal with the given callbacks, and returns a disposable that ends the
  /// subscription.
  ///
  /// The callbacks run one at a time, on the thread that sends the event. A callback that belongs to
  /// an actor stops the program if it is called outside that actor.
  ///
  /// An error or a completion ends the subscription. Releasing the disposable doesn't end it.
  ///
  /// RAC: `-subscribeNext:error:completed:`.
  @discardableResult
  public func subscribe(
    next: (@isolated(any) (Value) -> Void)? = nil,
    error: (@isolated(any) (any Error) -> Void)? = nil,
    completed: (@isolated(any) () -> Void)? = nil
  ) -> Disposable {
    let callbacks = SerialCallbacks(next: next, error: error, completed: completed)
    start(for: Subscriber(callbacks))
    return callbacks.handle
  }

  /// Subscribes to the signal's values.
  @discardableResult
  public func subscribeNext(_ next: @escaping @isolated(any) (Value) -> Void) -> Disposable {
    subscribe(next: next)
  }

  /// Subscribes to the signal's error.
  @discardableResult
  public func subscribeError(
    _ error: @escaping @isolated(any) (any Error) -> Void
  ) -> Disposable {
    subscribe(error: error)
  }

  /// Subscribes to the signal's completion.
  @discardableResult
  public func subscribeCompleted(_ completed: @escaping @isolated(any) () -> Void) -> Disposable {
    subscribe(completed: completed)
  }
}
