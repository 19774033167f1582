extension Signal where Value: Sendable {
  /// Subscribes to this signal again after a delay when it fails, at most `count` times.
  ///
  /// ```swift
  /// request.retry(5, on: scheduler) { retry in .seconds(1 << retry) }  // 1 2 4 8 16 seconds
  /// ```
  ///
  ///     self   -A-#
  ///     retry  -A---A-----A-#     retry(2, on: scheduler) { .seconds(1 + 2 * $0) }
  ///
  /// `delay` receives the number of earlier retries: 0 for the first one. A `count` of `nil` or 0
  /// means no limit. If the last retry fails, its error is sent. Values and completion pass
  /// through.
  ///
  /// All subscriptions after the first one are made on `scheduler`. This signal is retained until
  /// the result ends or is disposed. The compiler warns about values that are not `Sendable`.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `retry(when:)` and a timer.
  @preconcurrency
  public func retry(
    _ count: Int?, on scheduler: Scheduler, after delay: @escaping (_ retry: Int) -> Duration
  ) -> Signal<Value> {
    let count = count ?? 0
    precondition(count >= 0, "retry(_:on:after:) cannot retry fewer than 0 times.")
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
