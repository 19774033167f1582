extension Signal {
  /// Goes on with the signal that `handler` makes of an error.
  ///
  ///     self         --A--#
  ///     replacement       --1--2--|
  ///     catch        --A----1--2--|
  ///
  /// The source is disposed first, unless it is still inside its own subscription: then when its
  /// recipe returns. `handler` is called on the thread that sends the error. An error of the
  /// replacement is not caught. Values and completion pass through.
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
