extension Signal {
  /// Runs `effect` with each value, before the value is forwarded.
  ///
  /// `effect` runs for each subscription separately. If it belongs to an actor, running it
  /// elsewhere traps. Completion and errors pass through.
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
