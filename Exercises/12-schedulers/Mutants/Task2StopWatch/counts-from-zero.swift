// Slip: The first number of a count is 0.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler)
    .scan(-1) { count, _ in count + 1 }
    .take(until: stop)
}
