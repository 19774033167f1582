extension Signal {
  /// Runs `effect` with each value, before the value is passed on.
  ///
  /// It runs once for each subscription and value. Nothing runs on disposal. An effect that belongs to
  /// an actor ends the process if it is run anywhere else.
  ///
  /// RAC: `-doNext:`. Keeps SIG-DO-1…3.
  public func doNext(_ effect: @escaping @isolated(any) (Value) -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          effect(value)
          subscriber.sendNext(value)
        })
    }
    .named("-doNext:", of: self)
  }

  /// Runs `effect` with the error, before the error is passed on.
  ///
  /// RAC: `-doError:`. Keeps SIG-DO-1…3.
  public func doError(_ effect: @escaping @isolated(any) (any Error) -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal { subscriber in
      self.forward(
        to: subscriber,
        error: { error in
          effect(error)
          subscriber.sendError(error)
        })
    }
    .named("-doError:", of: self)
  }

  /// Runs `effect` on completion, before the completion is passed on.
  ///
  /// RAC: `-doCompleted:`. Keeps SIG-DO-1…3.
  public func doCompleted(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal { subscriber in
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
