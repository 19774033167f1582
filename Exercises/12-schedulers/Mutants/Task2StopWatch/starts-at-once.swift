// Misconception: A watch shows its first number when it is started. See *Interval*, page 12.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .scan(0) { count, _ in count + 1 }
    .startWith(0)
    .take(until: stop)
}
