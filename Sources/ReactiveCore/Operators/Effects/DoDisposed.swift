extension Signal {
  /// Runs `effect` when a subscription completes, fails, or is disposed.
  ///
  ///     self        --A--B--|          --A--!
  ///     doDisposed  --A--B--(x|)       --A--x
  ///
  /// `effect` runs once per subscription, on the thread that ends the subscription. It runs after
  /// the subscription to this signal is disposed, and before completion or an error is forwarded.
  /// If `effect` belongs to an actor, a call outside that actor stops the program.
  ///
  /// If `effect` must not run on disposal, use `finally`. To run it only on completion or only on
  /// an error, use `doCompleted` or `doError`.
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
