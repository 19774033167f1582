extension Signal where Value: Sendable {
  /// Sends a value only if no other follows it for `interval`.
  ///
  ///     self         -A-B-C-------D|
  ///     debounce(3)  --------C-----(D|)
  ///
  /// It is ``throttle(_:on:passing:)`` under the name that other libraries give it. Their
  /// `throttle` limits how often a value is sent: ``throttleFirst(_:on:)`` and ``throttleLatest(_:on:)`` come close.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `-throttle:`; RxSwift and Combine: `debounce`, RxJS: `debounceTime`.
  @preconcurrency
  public func debounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    throttle(interval, on: scheduler)
      .named("-debounce:", of: self, function: "debounce(_:on:)") { interval.sixDecimals }
  }
}
