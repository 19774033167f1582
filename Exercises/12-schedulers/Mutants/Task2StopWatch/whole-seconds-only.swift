// Slip: A watch counts seconds, so a part of a second does not matter.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(.seconds(interval.components.seconds), on: scheduler)
    .scan(0) { count, _ in count + 1 }
    .take(until: stop)
}
