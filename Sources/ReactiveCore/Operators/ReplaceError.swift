extension Signal {
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
