// Misconception: A variable beside the signal counts the ticks. See *Cold*, page 04.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  var count = 0
  return Signal.interval(interval, on: scheduler)
    .map { _ in
      count += 1
      return count
    }
    .take(until: stop)
}
