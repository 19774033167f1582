extension Signal {
  /// Starts the signal for the given callbacks, and returns what ends the subscription.
  ///
  /// The callbacks run on the threads that send, which take turns; one that is written in an actor's code
  /// ends the process if it is called off that actor. The subscription ends by itself on an
  /// error or a completion; dropping the disposable does not end it.
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

  /// Starts the signal for its values.
  @discardableResult
  public func subscribeNext(_ next: @escaping @isolated(any) (Value) -> Void) -> Disposable {
    subscribe(next: next)
  }

  /// Starts the signal for its error.
  @discardableResult
  public func subscribeError(
    _ error: @escaping @isolated(any) (any Error) -> Void
  ) -> Disposable {
    subscribe(error: error)
  }

  /// Starts the signal for its completion.
  @discardableResult
  public func subscribeCompleted(_ completed: @escaping @isolated(any) () -> Void) -> Disposable {
    subscribe(completed: completed)
  }
}
