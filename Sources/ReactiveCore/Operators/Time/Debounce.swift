extension Signal where Value: Sendable {
  /// Sends a value only if no other follows it for `interval`.
  ///
  ///     self         -A-B-C-------D|
  ///     debounce(3)  --------C-----(D|)
  ///
  /// It is ``throttle(_:on:passing:)`` under the name that other libraries give it: there `throttle`
  /// is what ``throttleFirst(_:on:)`` and ``throttleLatest(_:on:)`` are here.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `-throttle:`; Rx and Combine: `debounce`.
  public func debounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDebounce(interval, on: scheduler)
  }
}

extension Signal {
  /// The same for values that are not `Sendable`, of which the compiler warns.
  @_documentation(visibility: private)
  @available(
    *, deprecated,
    message: "These values are not Sendable: two threads could use one at the same time."
  )
  public func debounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    uncheckedDebounce(interval, on: scheduler)
  }

  func uncheckedDebounce(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    uncheckedThrottle(interval, on: scheduler)
      .named("-debounce:", of: self, function: "debounce(_:on:)") { interval.sixDecimals }
  }
}
