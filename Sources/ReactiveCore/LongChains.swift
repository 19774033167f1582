// A chain may be longer than the stack is deep: see `Nesting`. Subscribing goes on in a loop then.

extension Signal {
  /// Starts the signal for a subscriber, and what a long chain has postponed, before it returns.
  final func start(for subscriber: Subscriber<Value>) {
    Nesting.begin { start(stage: subscriber) }
  }

  /// Starts the signal for a stage of a chain, or postpones that where the stack is half used.
  @inline(__always)
  final func startOrPostpone(_ stage: Subscriber<Value>) {
    if Nesting.isDeep { postpone(stage) } else { start(stage: stage) }
  }

  @inline(never)
  private func postpone(_ stage: Subscriber<Value>) {
    Nesting.postpone { self.start(stage: stage) }
  }
}
