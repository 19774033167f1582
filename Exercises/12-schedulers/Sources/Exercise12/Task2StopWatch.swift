import ReactiveCore

/// Task 2: a ticker that stops.
///
///     interval   2 s
///     stop       -------x
///     stopWatch  --1-2-3|
///
/// - It counts 1, 2, 3: one number after each `interval`, which may be any duration.
/// - When `stop` sends a value, it completes. (`stop` never completes without a value.)
/// - If `stop` fails, it continues.
/// - Each subscriber has a watch of its own, which begins with 1.
/// - After the completion or a dispose no timer runs.
///
/// Page: 12-schedulers, "Interval"
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  .empty()
}
