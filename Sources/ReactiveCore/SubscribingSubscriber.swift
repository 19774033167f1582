extension Signal {
  /// Starts the signal for a subscriber, which may be subscribed to other signals too.
  ///
  /// The returned disposable ends this subscription alone. An end from this signal ends all
  /// subscriptions of the subscriber.
  ///
  /// RAC: `-subscribe:`. Keeps SUB-PASS-1…4.
  @discardableResult
  public func subscribe(_ subscriber: Subscriber<Value>) -> Disposable {
    subscribe(
      within: subscriber.subscription,
      next: { subscriber.sendNext($0) },
      error: { subscriber.sendError($0) },
      completed: { subscriber.sendCompleted() })
  }

  /// Starts the signal as one of the subscriptions that end with `parent`.
  func subscribe(
    within parent: CompoundDisposable,
    as subscription: CompoundDisposable = CompoundDisposable(),
    next: @escaping (Value) -> Void,
    error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) -> Disposable {
    let stage = Subscriber(
      stageOf: subscription, next: next, error: error, completed: completed)
    parent.add(subscription)
    // What has ended is forgotten, so that a subscriber with a long life does not grow. Weak, as
    // another thread that disposes `parent` may come here when the stage has been released already.
    subscription.add(Disposable { [weak subscription] in parent.remove(subscription) })
    start(for: stage)
    return subscription
  }
}
