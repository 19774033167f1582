// Misconception: interval sends the time, so the number is the time divided by the interval. See *Interval*, page 12.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .map { Int($0 / interval) }
    .take(until: stop)
}
