extension Signal {
  /// Replaces an error with `transform(error)`.
  ///
  ///     self      --A--B--#      the server's error
  ///     mapError  --A--B--#      the program's error
  ///
  /// Values and completion pass through. `transform` runs on the thread that sends the error, after
  /// the subscription to this signal is disposed. If this signal's recipe is still running, its
  /// disposable is disposed as soon as the recipe returns it.
  ///
  /// ReactiveCocoa has no equivalent. Combine: `mapError`.
  public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    self.catch { .error(transform($0)) }.named("-mapError:", of: self)
  }
}
