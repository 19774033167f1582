extension Signal {
  /// Sends all of the first signal that this signal sends, then all of the second, and so on.
  ///
  /// RAC: `-concat`. Keeps SIG-CONCATINNER-1…4.
  public func concat<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
    flatten(maxConcurrent: 1).named("-concat", of: self)
  }
}
