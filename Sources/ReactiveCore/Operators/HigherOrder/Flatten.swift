extension Signal {
  /// Sends what all the signals send that this signal sends, as it comes.
  ///
  ///     self     a-b------|
  ///     a        --A-----B--C-|
  ///     b          ---1-------2-|
  ///     flatten  --A--1--B--C-2-|
  ///
  /// As `flattenMap { $0 }`.
  ///
  /// RAC: `-flatten`.
  public func flatten<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flattenMap { $0 }.named("-flatten", of: self)
  }
}
