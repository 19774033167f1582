extension Signal {
  /// Replaces an error with `value`, and completes.
  ///
  ///     self             --A--B--#
  ///     replaceError(X)  --A--B--(X|)
  ///
  /// This is equivalent to `catchTo(.return(value))`. Values and completion pass through.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `catchAndReturn`. Combine: `replaceError(with:)`.
  public func replaceError(with value: Value) -> Signal<Value> {
    catchTo(.return(value)).named("-replaceError:", of: self) { "\(value)" }
  }
}
