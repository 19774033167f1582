extension Signal {
  /// Creates the result of an operator with two inputs.
  @inline(__always)
  convenience init<First, Second>(
    of first: Signal<First>, _ second: Signal<Second>,
    recipe: @escaping (_ subscriber: Subscriber<Value>) -> Void
  ) {
    self.init(needsScheduler: first.needsScheduler || second.needsScheduler, recipe: recipe)
  }

  /// Creates the result of an operator with a list of inputs.
  @inline(__always)
  convenience init<Source>(
    of sources: [Signal<Source>], recipe: @escaping (_ subscriber: Subscriber<Value>) -> Void
  ) {
    self.init(needsScheduler: sources.contains { $0.needsScheduler }, recipe: recipe)
  }
}
