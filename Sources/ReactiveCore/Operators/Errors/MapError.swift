extension Signal {
  /// Fails with `transform(error)` where this signal fails.
  ///
  ///     self      --A--B--#      the server's error
  ///     mapError  --A--B--#      the program's own
  ///
  /// It is `catch` to `error`. Values and completion pass through. The source is disposed first,
  /// unless it is still inside its own subscription: then when its recipe returns. `transform` is
  /// called on the thread that sends the error.
  ///
  /// ReactiveCocoa has no such name; Combine: `mapError`.
  public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    self.catch { .error(transform($0)) }.named("-mapError:", of: self)
  }
}
