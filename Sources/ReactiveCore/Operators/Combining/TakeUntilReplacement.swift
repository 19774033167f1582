extension Signal {
  /// Switches from this signal to `replacement` when `replacement` sends its first event.
  ///
  ///     self                      --A--B--C--D--|
  ///     replacement               -------1-----2-----|
  ///     take(untilReplacement:)   --A--B-1-----2-----|
  ///
  /// Subscribes to `replacement` first. The subscription to this signal is disposed before the
  /// first event of `replacement` is sent.
  ///
  /// Completes when `replacement` completes. The completion of this signal is ignored. Fails with
  /// the first error of either signal.
  ///
  /// RAC: `-takeUntilReplacement:`.
  public func take(untilReplacement replacement: Signal<Value>) -> Signal<Value> {
    Signal(of: self, replacement) { subscriber in
      let output = LatestOutput(to: subscriber)
      let subscription = CompoundDisposable()
      let replacementSubscription = CompoundDisposable()
      output.change(to: subscription)
      let takeOver = {
        output.change(to: replacementSubscription)
        subscription.dispose()
      }
      replacement.forward(
        to: subscriber, as: replacementSubscription,
        next: {
          takeOver()
          output.sendNext($0, from: replacementSubscription)
        },
        error: {
          takeOver()
          output.sendError($0)
        },
        completed: {
          takeOver()
          output.sendCompleted()
        })
      self.forward(
        to: subscriber, as: subscription,
        next: { output.sendNext($0, from: subscription) },
        error: { output.sendError($0, from: subscription) },
        completed: {})
    }
    .named("-takeUntilReplacement:", of: self) { replacement.description }
  }
}
