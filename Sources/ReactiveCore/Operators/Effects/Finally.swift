extension Signal {
  /// Runs `effect` on an error or completion, before it is passed on.
  ///
  ///     self     --A--|       --A--#       --A--!
  ///     finally  --A--(x|)    --A--(x#)    --A--!
  ///
  /// The effect does not run when the subscription is merely disposed: see ``doDisposed(_:)``.
  ///
  /// RAC: `-finally:`.
  public func finally(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return doError { _ in effect() }.doCompleted(effect).named("-finally:", of: self)
  }
}
