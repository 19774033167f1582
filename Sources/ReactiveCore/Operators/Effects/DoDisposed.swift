extension Signal {
  /// Runs `effect` when a subscription ends by completion, an error, or disposal.
  ///
  ///     self        --A--B--|          --A--!
  ///     doDisposed  --A--B--(x|)       --A--x
  ///
  /// `effect` runs once per subscription, on the thread that ends it. It runs after this signal is
  /// disposed, and before completion or an error is forwarded. If it belongs to an actor, running
  /// it elsewhere traps.
  ///
  /// If `effect` must not run on disposal, use `doCompleted`, `doError`,
  /// or `finally` for both ends.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `do(onDispose:)`. Combine: `handleEvents`.
  public func doDisposed(_ effect: @escaping @isolated(any) () -> Void) -> Signal<Value> {
    let effect = checkingActor(of: effect)
    return Signal(of: self) { subscriber in
      let subscription = CompoundDisposable()
      subscriber.add(CompoundDisposable([subscription, Disposable(effect)]))
      self.forward(to: subscriber, as: subscription, next: { subscriber.sendNext($0) })
    }
    .named("-doDisposed:", of: self)
  }
}
