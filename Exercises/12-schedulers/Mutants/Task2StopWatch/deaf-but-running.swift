// Misconception: A watch is stopped when its numbers are not let through any more. See *Interval*, page 12.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal { subscriber in
    var isStopped = false
    let ticks = Signal.interval(interval, on: scheduler).scan(0) { count, _ in count + 1 }
    let parts = CompoundDisposable()
    parts.add(
      stop.subscribeNext { _ in
        if isStopped { return }
        isStopped = true
      })
    parts.add(ticks.subscribeNext { if !isStopped { subscriber.sendNext($0) } })
    return parts
  }
}
