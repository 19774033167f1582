extension Signal {
  /// Sends `value` in place of an error, and completes.
  ///
  ///     self             --A--B--#
  ///     replaceError(X)  --A--B--(X|)
  ///
  /// Equivalent to `catchTo(.return(value))`. Values and completion pass through.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `catchAndReturn`; Combine: `replaceError(with:)`.
  public func replaceError(with value: Value) -> Signal<Value> {
    catchTo(.return(value)).named("-replaceError:", of: self) { "\(value)" }
  }
}
