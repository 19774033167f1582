extension Signal {
  /// Fails with `transform(error)` where this signal fails.
  ///
  ///     self      --A--B--#      the server's error
  ///     mapError  --A--B--#      the program's own
  ///
  /// It is `catch` to `error`. Values and completion pass through. The source was disposed when
  /// `transform` is called, on the thread that sends the error.
  ///
  /// ReactiveCocoa has no such name; Combine: `mapError`.
  public func mapError(_ transform: @escaping (any Error) -> any Error) -> Signal<Value> {
    self.catch { .error(transform($0)) }.named("-mapError:", of: self)
  }

  /// Sends `value` in place of an error, and completes.
  ///
  ///     self             --A--B--#
  ///     replaceError(X)  --A--B--(X|)
  ///
  /// It is `catchTo(.return(value))`. RxSwift: `catchAndReturn`; Combine: `replaceError(with:)`.
  public func replaceError(with value: Value) -> Signal<Value> {
    catchTo(.return(value)).named("-replaceError:", of: self) { "\(value)" }
  }
}
