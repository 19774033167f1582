extension Signal where Value == Duration {
  /// Sends the scheduler's time once, after `delay`, and completes.
  ///
  ///     timer(3)  ---(3|)
  ///
  /// The delay starts with the subscription. The value and the completion are sent on `scheduler`.
  /// The signal never fails. Each subscription has its own timer, which stops on disposal. For a
  /// repeating timer, see ``interval(_:on:leeway:)``.
  ///
  /// In ReactiveCocoa, use `return` with `delay`. RxSwift: `timer`.
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
