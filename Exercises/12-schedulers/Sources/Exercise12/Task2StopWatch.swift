import ReactiveCore

/// Task 2: a ticker that stops.
///
///     interval   2 s
///     stop       -------x
///     stopWatch  --1-2-3|
///
/// - Sends 1, 2, 3, and so on: one number after each `interval`, whatever its length.
/// - Completes when `stop` sends a value, and continues if `stop` fails.
/// - Each subscriber's watch begins with 1.
/// - After completion or disposal, no timer is running.
///
/// Page: 12-schedulers, "Interval"
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  .empty()
}
