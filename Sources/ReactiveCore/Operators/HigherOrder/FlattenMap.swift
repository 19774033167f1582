extension Signal {
  /// Turns each value into a signal, and sends the values of all these signals as they arrive.
  ///
  ///     self        --1------2-----|
  ///     1 →           a--b--c|
  ///     2 →                  a--b--c|
  ///     flattenMap  --a--b--ca--b--c|
  ///
  /// If `transform` returns `nil`, nothing is sent for that value. Each signal is subscribed to when
  /// its value arrives, on the thread that sends it. If that thread has no scheduler, the signal
  /// starts later.
  ///
  /// Completes when the source and all signals have completed. The first error disposes the source
  /// and all signals, and then fails the result. Disposal disposes the source and the running signals.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    // For `nil`, `bind` would end the source.
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }
}
