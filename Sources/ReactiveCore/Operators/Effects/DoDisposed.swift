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
    return Signal { subscriber in
      let source = CompoundDisposable()
      // In its place before the source begins, which may end inside its own subscription.
      subscriber.subscription.add(CompoundDisposable([source, Disposable(effect)]))
      source.add(self.forward(to: subscriber))
      return nil
    }
    .named("-doDisposed:", of: self)
  }
}
