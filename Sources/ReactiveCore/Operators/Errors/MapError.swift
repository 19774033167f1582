extension Signal {
  /// Replaces an error with `transform(error)`.
  ///
  ///     self      --A--B--#      the server's error
  ///     mapError  --A--B--#      the program's own
  ///
  /// Values and completion pass through. `transform` runs on the thread that sends the error, after
  /// the source was disposed. A source that fails inside its own subscription is disposed when its
  /// recipe returns.
  ///
  /// ReactiveCocoa has no such name; Combine: `mapError`.
  public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    self.catch { .error(transform($0)) }.named("-mapError:", of: self)
  }
}
