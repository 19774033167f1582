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
  /// RAC: `-catch:`. Keeps SIG-CATCH-1…5, SIG-CATCH-7; SIG-CATCH-6 is impossible, as `handler`
  /// returns a signal.
  public func `catch`(
    _ handler: @escaping (any Error) -> Signal<Value>
  ) -> Signal<Value> {
    Signal { subscriber in
      let parts = CompoundDisposable()
      parts.add(
        self.forward(
          to: subscriber,
          error: { parts.add(handler($0).subscribe(subscriber)) }))
      return parts
    }
    .named("-catch:", of: self)
  }
}
