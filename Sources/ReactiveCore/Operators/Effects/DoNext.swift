extension Signal {
  /// Runs `effect` with each value, before the value is forwarded.
  ///
  /// Each subscription runs `effect` separately. If `effect` belongs to an actor, a call outside
  /// that actor stops the program. Completion and errors pass through.
  ///
  /// RAC: `-doNext:`.
  public func doNext(_ effect: @escaping @isolated(any) (Value) -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          effect(value)
          subscriber.sendNext(value)
        })
    }
    .named("-doNext:", of: self)
  }
}
