extension Signal {
  /// Turns each value into a signal, and sends the values of all these signals as they arrive.
  ///
  ///     self        --1------2-----|
  ///     1 →           a--b--c|
  ///     2 →                  a--b--c|
  ///     flattenMap  --a--b--ca--b--c|
  ///
  /// If `transform` returns `nil`, nothing is sent for that value. Subscribes to each inner signal
  /// when its value arrives, on the thread that sends the value. If that thread has no scheduler,
  /// the inner signal may start later, on a background scheduler.
  ///
  /// Completes when this signal and all inner signals have completed. The first error disposes all
  /// subscriptions, and is then forwarded. Disposing the result also disposes all subscriptions.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    // `bind` would stop at `nil`.
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }
}
