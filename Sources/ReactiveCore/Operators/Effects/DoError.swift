extension Signal {
  /// Runs `effect` with the error, before the error is passed on.
  ///
  /// It runs once for each subscription that fails. The actor of an effect is checked as by `doNext`.
  ///
  /// RAC: `-doError:`.
  public func doError(_ effect: @escaping @isolated(any) (any Error) -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal(of: self) { subscriber in
      self.forward(
        to: subscriber,
        error: { error in
          effect(error)
          subscriber.sendError(error)
        })
    }
    .named("-doError:", of: self)
  }
}
