extension Signal where Value == Duration {
  /// Sends the scheduler's time once, when `delay` has passed since the subscription, and completes.
  ///
  ///     timer(3)  ---(3|)
  ///
  /// Each subscription has a timer of its own, which disposal stops. Value and completion come on
  /// `scheduler`. ``interval(_:on:leeway:)`` goes on for ever.
  ///
  /// ReactiveCocoa has no such name: `return` and `delay`; RxSwift: `timer`.
  public static func timer(_ delay: Duration, on scheduler: Scheduler) -> Signal<Duration> {
    precondition(delay >= .zero, "An interval cannot be negative.")
    return Signal(needsScheduler: false) { subscriber in
      subscriber.add(
        scheduler.schedule(after: delay) {
          subscriber.sendNext(scheduler.now)
          subscriber.sendCompleted()
        })
    }
    .named("+timer:") { "\(delay.sixDecimals) onScheduler: \(scheduler)" }
  }
}
