extension Signal {
  /// Runs `effect` at each subscription, before the source is subscribed.
  ///
  /// Of several in a chain the last one runs first. RAC: `-initially:`. Keeps SIG-INITIALLY-1, 2.
  public func initially(_ effect: @escaping () -> Void) -> Signal<Value> {
    Signal { subscriber in
      effect()
      return self.forward(to: subscriber)
    }
    .named("-initially:", of: self)
  }

  /// Runs `effect` on an error or completion, before it is passed on.
  ///
  /// It does not run when the subscription is merely disposed.
  ///
  /// RAC: `-finally:`. Keeps SIG-INITIALLY-3, SIG-INITIALLY-4.
  public func finally(_ effect: @escaping () -> Void) -> Signal<Value> {
    doError { _ in effect() }.doCompleted(effect).named("-finally:", of: self)
  }
}
