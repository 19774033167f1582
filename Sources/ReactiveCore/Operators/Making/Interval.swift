extension Signal where Value == Duration {
  /// Sends the scheduler's time every `interval`.
  ///
  ///     interval(2)  --2-4-6-…
  ///
  /// The first value arrives one interval after the subscription. Values are sent on `scheduler`,
  /// and each may be up to `leeway` late. The signal never completes or fails. Each subscription
  /// has its own timer, which stops on disposal.
  ///
  /// RAC: `+interval:onScheduler:withLeeway:`.
  public static func interval(
    _ interval: Duration, on scheduler: Scheduler, leeway: Duration = .zero
  ) -> Signal<Duration> {
    precondition(interval > .zero, "An interval must be longer than zero.")
    precondition(leeway >= .zero, "A leeway cannot be negative.")
    precondition(scheduler !== Scheduler.immediate, "Intervals cannot use the immediate scheduler.")
    return Signal(needsScheduler: false) { subscriber in
      subscriber.add(
        scheduler.schedule(after: interval, every: interval, leeway: leeway) {
          subscriber.sendNext(scheduler.now)
        })
    }
    .named("+interval:") {
      "\(interval.sixDecimals) onScheduler: \(scheduler) withLeeway: \(leeway.sixDecimals)"
    }
  }
}
