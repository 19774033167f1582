import ReactiveCore

/// 1, 2, 3, … until `stop` sends.
///
/// `scan` counts for each subscriber anew. The time that `interval` sends would not do: it is the
/// scheduler's, and began before.
func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .scan(0) { count, _ in count + 1 }
    .take(until: stop)
}
