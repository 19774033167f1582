extension Signal {
  /// Runs `effect` at each subscription, before the source is subscribed.
  ///
  /// Of several in a chain the last one runs first. All events and disposal pass through.
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
