extension Signal {
  /// Runs `effect` when a subscription ends by completion, an error, or disposal.
  ///
  ///     self        --A--B--|          --A--!
  ///     doDisposed  --A--B--(x|)       --A--x
  ///
  /// `effect` runs once per subscription, on the thread that ends it. It runs after this signal was
  /// disposed, and before completion or an error is forwarded. If it belongs to an actor, running
  /// it elsewhere traps.
  ///
  /// For completion alone use `doCompleted`, for errors alone `doError`, and for both `finally`.
  /// These don't run on disposal.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `do(onDispose:)`; Combine: `handleEvents`.
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
