extension Signal {
  /// Starts the signal for a subscriber, which may be subscribed to other signals too.
  ///
  /// The returned disposable ends this subscription alone. An end from this signal ends all
  /// subscriptions of the subscriber.
  ///
  /// RAC: `-subscribe:`.
  @discardableResult
  public func subscribe(_ subscriber: Subscriber<Value>) -> Disposable {
    let subscription = CompoundDisposable()
    subscriber.subscription.add(untilOver: subscription)
    subscribe(
      as: subscription,
      next: { subscriber.sendNext($0) },
      error: { subscriber.sendError($0) },
      completed: { subscriber.sendCompleted() })
    return subscription
  }

  /// Starts the signal as `subscription`, which is the caller's to dispose, before the call returns.
  func subscribe(
    as subscription: CompoundDisposable,
    next: @escaping (Value) -> Void,
    error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) {
    start(
      for: Subscriber(stageOf: subscription, next: next, error: error, completed: completed))
  }
}
