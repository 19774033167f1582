extension Signal where Value: Sendable {
  /// Another name for `throttle`: ReactiveCocoa calls this operator `throttle`, and other libraries `debounce`.
  ///
  ///     self         -A-B-C-------D|
  ///     debounce(3)  --------C-----(D|)
  ///
  /// See ``throttle(_:on:passing:)``. The `throttle` of other libraries limits how often values are
  /// sent; ``throttleFirst(_:on:)`` and ``throttleLatest(_:on:)`` come close to it.
  ///
  /// On completion, a waiting value is sent at once. An error or disposal drops it. The compiler
  /// warns about values that are not `Sendable`.
  ///
  /// RAC: `-throttle:`; RxSwift and Combine: `debounce`, RxJS: `debounceTime`.
  @preconcurrency
  public func debounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    throttle(interval, on: scheduler)
      .named("-debounce:", of: self, function: "debounce(_:on:)") { interval.sixDecimals }
  }
}
