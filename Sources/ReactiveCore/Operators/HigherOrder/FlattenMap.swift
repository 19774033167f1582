extension Signal {
  /// Turns each value into a signal, and sends the values of all these signals as they arrive.
  ///
  ///     self        --1------2-----|
  ///     1 →           a--b--c|
  ///     2 →                  a--b--c|
  ///     flattenMap  --a--b--ca--b--c|
  ///
  /// A `nil` counts as an empty signal. Each signal is subscribed at once, on the thread that sends
  /// the value.
  ///
  /// Completes when the source and all signals have completed. The first error disposes all of
  /// them, and then fails the result. Disposal disposes the source and the running signals.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }
}
