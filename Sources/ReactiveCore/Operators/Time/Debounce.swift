extension Signal where Value: Sendable {
  /// Sends a value when `interval` has passed without another value, as `throttle` does.
  ///
  ///     self         -A-B-C-------D|
  ///     debounce(3)  --------C-----(D|)
  ///
  /// ReactiveCocoa calls this operator `throttle`. See ``throttle(_:on:passing:)``. In other
  /// libraries, `throttle` limits how often values are sent. For that, use ``throttleFirst(_:on:)``
  /// or ``throttleLatest(_:on:)`` here.
  ///
  /// On completion, a waiting value is sent immediately. An error or disposal drops it. The
  /// compiler warns about values that are not `Sendable`.
  ///
  /// RAC: `-throttle:`. RxSwift and Combine: `debounce`. RxJS: `debounceTime`.
  @preconcurrency
  public func debounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    throttle(interval, on: scheduler)
      .named("-debounce:", of: self, function: "debounce(_:on:)") { interval.sixDecimals }
  }
}
