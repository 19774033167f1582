extension Signal {
  /// Runs `effect` on completion, before the completion is passed on.
  ///
  /// It runs once for each subscription that completes. The actor of an effect is checked as by
  /// `doNext`.
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
