// Misconception: There is one rocket, so one variable can count for all subscribers. See *Cold*, page 04.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  var remaining = start
  return Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    return scheduler.schedule(after: .zero, every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 { subscriber.sendCompleted() }
      remaining -= 1
    }
  }
}
