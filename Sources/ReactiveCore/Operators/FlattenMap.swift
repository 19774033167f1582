extension Signal {
  /// Turns each value into a signal, and sends what all of them send, as it comes.
  ///
  ///     self        --1-----2-----|
  ///     flattenMap  --a--b--ca-b--c|     each value → a--b--c|
  ///
  /// This is `bind` without the power to stop. It completes when the source and every signal have;
  /// the first error ends all.
  ///
  /// RAC: `-flattenMap:`. Keeps STR-FLATTENMAP-1…7, STR-FLATTENMAP-9; STR-FLATTENMAP-8 is impossible,
  /// as `transform` returns a signal or `nil`.
  public func flattenMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>?
  ) -> Signal<Output> {
    bind { { value, _ in transform(value) ?? .empty() } }
      .named("-flattenMap:", of: self)
  }

  /// Sends what all the signals send that this signal sends, as it comes.
  ///
  ///     letters  --A-----B--C-|
  ///     numbers  -----1-------2-|
  ///     flatten  --A--1--B--C-2-|
  ///
  /// RAC: `-flatten`. Keeps STR-FLATTEN-1, STR-FLATTEN-2.
  public func flatten<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
    flattenMap { $0 }.named("-flatten", of: self)
  }
}
