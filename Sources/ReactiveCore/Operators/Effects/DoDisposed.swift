extension Signal {
  /// Runs `effect` when a subscription ends, in whichever way: completion, error or disposal.
  ///
  ///     self        --A--B--|          --A--!
  ///     doDisposed  --A--B--(x|)       --A--x
  ///
  /// It runs once for each subscription, when this signal has been given back and before an end is
  /// passed on, on the thread that ends it. `doCompleted` and `doError` see one kind of end,
  /// `finally` both, and none of them a disposal.
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
