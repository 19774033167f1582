extension Signal {
  /// Runs `effect` at each subscription, before subscribing to this signal.
  ///
  /// If a chain has several `initially` operators, the last one runs first. Values, completion, and
  /// errors pass through. If `effect` belongs to an actor, a call outside that actor stops the
  /// program.
  ///
  /// RAC: `-initially:`.
  public func initially(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal(of: self) { subscriber in
      effect()
      self.forward(to: subscriber)
    }
    .named("-initially:", of: self)
  }
}
