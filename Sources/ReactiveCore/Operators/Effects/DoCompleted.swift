extension Signal {
  /// Runs `effect` when this signal completes, before the completion is forwarded.
  ///
  /// Values and errors pass through. If `effect` belongs to an actor, a call outside that actor
  /// stops the program.
  ///
  /// RAC: `-doCompleted:`.
  public func doCompleted(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal(of: self) { subscriber in
      self.forward(
        to: subscriber,
        completed: {
          effect()
          subscriber.sendCompleted()
        })
    }
    .named("-doCompleted:", of: self)
  }
}
