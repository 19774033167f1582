extension Signal {
  /// Subscribes `subscriber` to the signal.
  ///
  /// The returned disposable ends only this subscription. You can subscribe a
  /// subscriber to several signals. The first error or completion from any of them
  /// ends all of the subscriber's subscriptions.
  ///
  /// RAC: `-subscribe:`.
  @discardableResult
  public func subscribe(_ subscriber: Subscriber<Value>) -> Disposable {
    let subscription = CompoundDisposable()
    subscriber.subscription.add(untilDisposed: subscription)
    subscribe(
      as: subscription,
      next: { subscriber.sendNext($0) },
      error: { subscriber.sendError($0) },
      completed: { subscriber.sendCompleted() })
    return subscription
  }

  /// Subscribes to the signal with `subscription`, which the caller can dispose even before the
  /// call returns.
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
