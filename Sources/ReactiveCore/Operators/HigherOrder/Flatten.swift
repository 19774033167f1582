extension Signal {
  /// Sends the values of all signals that this signal sends, as they arrive.
  ///
  ///     self     a-b------|
  ///     a        --A-----B--C-|
  ///     b          ---1-------2-|
  ///     flatten  --A--1--B--C-2-|
  ///
  /// This is equivalent to `flattenMap { $0 }`. Completes when this signal and all signals that it
  /// sent have completed. The first error disposes all subscriptions, and is then forwarded.
  ///
  /// RAC: `-flatten`.
  public func flatten<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flattenMap { $0 }.named("-flatten", of: self)
  }
}
