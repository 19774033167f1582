extension Signal {
  /// Turns each value into a signal, and sends the values of all these signals as they arrive.
  ///
  ///     self        --1------2-----|
  ///     1 →           a--b--c|
  ///     2 →                  a--b--c|
  ///     flattenMap  --a--b--ca--b--c|
  ///
  /// If `transform` returns `nil`, nothing is sent for that value. Each inner signal is subscribed
  /// to when its value arrives, on the thread that sends it. If that thread has no scheduler, the
  /// inner signal may start later, on a background scheduler.
  ///
  /// Completes when the source and all inner signals have completed. The first error disposes them
  /// all, and then fails the result. Disposal disposes the source and the running inner signals.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    // `bind` ends the source for `nil`.
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }
}
