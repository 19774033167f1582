import ReactiveCore

/// Counts with `scan`, because `interval` sends the scheduler's time, not the time since its start.
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .scan(0) { count, _ in count + 1 }
    .take(until: stop)
}
