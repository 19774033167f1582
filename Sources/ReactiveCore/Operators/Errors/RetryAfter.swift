extension Signal where Value: Sendable {
  /// Subscribes again when this signal fails, at most `count` times, and waits before each time.
  ///
  /// ```swift
  /// request.retry(5, on: scheduler) { retry in .seconds(1 << retry) }  // 1 2 4 8 16 seconds
  /// ```
  ///
  ///     self   -A-#
  ///     retry  -A---A-----A-#     retry(2, on: scheduler) { .seconds(1 + 2 * $0) }
  ///
  /// `delay` is given how many retries have been made before, from 0. A `count` of `nil`, or
  /// of 0, means without limit. The waiting, and every round but the first, is on `scheduler`. The source is held until
  /// the end or disposal.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// ReactiveCocoa has no such name; Rx: `retry(when:)` and a timer.
  @preconcurrency
  public func retry(
    _ count: Int?, on scheduler: Scheduler, after delay: @escaping (_ retry: Int) -> Duration
  ) -> Signal<Value> {
    let count = count ?? 0
    precondition(count >= 0, "retry(_:on:after:) cannot try fewer than 0 times again.")
    return retry { errors in
      errors
        .scanWithIndex(Signal<Duration>.never()) { _, error, retry in
          if count > 0, retry >= count { return .error(error) }
          return .timer(delay(retry), on: scheduler)
        }
        .flatten()
    }
    .named("-retry:", of: self, function: "retry(_:on:after:)") {
      "\(count) onScheduler: \(scheduler)"
    }
  }
}
