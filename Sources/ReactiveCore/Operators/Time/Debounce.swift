extension Signal where Value: Sendable {
  /// Sends a value when `interval` has passed without another value, like `throttle` in ReactiveCocoa.
  ///
  ///     self         -A-B-C-------D|
  ///     debounce(3)  --------C-----(D|)
  ///
  /// The same as ``throttle(_:on:passing:)``, under the name that other libraries use. Their
  /// `throttle` limits how often values are sent; ``throttleFirst(_:on:)`` and
  /// ``throttleLatest(_:on:)`` come close to it.
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
