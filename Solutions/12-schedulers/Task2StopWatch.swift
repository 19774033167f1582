import ReactiveCore

/// Returns a stopwatch, a signal that counts the intervals until `stop` sends a value.
///
/// `scan` counts the ticks, because `interval` sends the scheduler's time, which doesn't start at 0
/// for a late subscriber.
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .scan(0) { count, _ in count + 1 }
    .take(until: stop)
}
