extension Signal {
  /// Runs `effect` with the error when this signal fails, before the error is forwarded.
  ///
  /// Values and completion pass through. If `effect` belongs to an actor, a call outside that actor
  /// stops the program.
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
