extension Signal {
  /// Runs `effect` with each value, before the value is passed on.
  ///
  /// It runs once for each subscription and value. Nothing runs on disposal. An effect that belongs
  /// to an actor ends the process if it is run anywhere else.
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
