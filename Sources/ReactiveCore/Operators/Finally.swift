extension Signal {
  /// Runs `effect` on an error or completion, before it is passed on.
  ///
  /// It does not run when the subscription is merely disposed.
  ///
  /// RAC: `-finally:`. Keeps SIG-INITIALLY-3, SIG-INITIALLY-4.
  public func finally(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return doError { _ in effect() }.doCompleted(effect).named("-finally:", of: self)
  }
}
