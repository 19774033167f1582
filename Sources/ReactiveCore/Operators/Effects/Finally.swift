extension Signal {
  /// Runs `effect` when this signal completes or fails, before the completion or error is
  /// forwarded.
  ///
  ///     self     --A--|       --A--#       --A--!
  ///     finally  --A--(x|)    --A--(x#)    --A--!
  ///
  /// To run `effect` on disposal as well, use ``doDisposed(_:)``. If `effect` belongs to an actor,
  /// a call outside that actor stops the program.
  ///
  /// RAC: `-finally:`.
  public func finally(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return doError { _ in effect() }.doCompleted(effect).named("-finally:", of: self)
  }
}
