extension Signal {
  /// Sends all of the first signal that this signal sends, then all of the second, and so on.
  ///
  ///     self    --a--b-------|
  ///     a         -1-----|
  ///     b  (waits)       -2--|
  ///     concat  ---1------2--|
  ///
  /// As `flatten(maxConcurrent: 1)`: a signal waits, without a limit, and is subscribed when those
  /// before it have completed. The first error ends everything.
  ///
  /// RAC: `-concat`. Keeps SIG-CONCATINNER-1…4.
  public func concat<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    flatten(maxConcurrent: 1).named("-concat", of: self)
  }
}
