// Misconception: The subscriber hears the completion, so everything is over. See *Interval*, page 12.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal { subscriber in
    var count = 0
    scheduler.schedule(after: interval, every: interval) {
      count += 1
      subscriber.sendNext(count)
    }
    return stop.subscribeNext { _ in subscriber.sendCompleted() }
  }
}
