extension Signal {
  /// Replaces an error with the signal that `handler` returns for it.
  ///
  ///     self         --A--#
  ///     replacement       --1--2--|
  ///     catch        --A----1--2--|
  ///
  /// `handler` runs on the thread that sends the error, after the subscription to this signal is
  /// disposed. If this signal's recipe is still running, its disposable is disposed as soon as the
  /// recipe returns it.
  ///
  /// Completes when this signal or the replacement completes. Fails if the replacement fails.
  ///
  /// RAC: `-catch:`.
  public func `catch`(
    _ handler: @escaping (any Error) -> Signal<Value>
  ) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let output = LatestOutput(to: subscriber)
      let subscription = CompoundDisposable()
      output.change(to: subscription)
      self.forward(
        to: subscriber, as: subscription,
        next: { output.sendNext($0, from: subscription) },
        error: { output.follow(handler($0)) },
        completed: output.sendCompleted)
    }
    .named("-catch:", of: self)
  }
}
