extension Signal {
  /// Turns each value into a signal, and sends what all of them send, as it comes.
  ///
  ///     self        --1------2-----|
  ///     1 →           a--b--c|
  ///     2 →                  a--b--c|
  ///     flattenMap  --a--b--ca--b--c|
  ///
  /// This is `bind` without the power to stop. It completes when the source and every signal have;
  /// the first error ends all. Disposal disposes the source and the signals that run.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }
}
