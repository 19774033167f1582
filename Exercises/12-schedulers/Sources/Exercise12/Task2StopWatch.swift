import ReactiveCore

/// Task 2: a ticker that stops.
///
/// A stop watch counts: 1 after one interval, 2 after two. When `stop` sends a value, the watch
/// completes, and its timer ends. `stop` may fail, but it never completes without a value.
///
/// - The first number comes after one interval, not at once.
/// - A button that is broken stops nothing: when `stop` fails, the watch goes on.
/// - Each subscriber has a watch of its own, which begins with 1.
/// - After the watch has stopped, or when its subscriber leaves, no timer goes on.
///
///     interval 2 s
///     stop          -------x
///     stopWatch     --1-2-3|
///
/// Rests on the page 12-schedulers, cell "Interval".
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  .empty()
}
