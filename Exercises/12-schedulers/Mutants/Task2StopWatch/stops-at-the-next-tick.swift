// Misconception: The watch looks at the button each time it ticks. See *Until another signal*, page 05.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.defer {
    var isStopped = false
    return Signal.interval(interval, on: scheduler)
      .scan(0) { count, _ in count + 1 }
      .merge(stop.doNext { _ in isStopped = true }.catchTo(.never()).flattenMap { _ in .empty() })
      .take(while: { _ in !isStopped })
  }
}
