// Misconception: Nobody hears the clock of a subscriber who left, so it need not be stopped. See *Dispose*, page 04.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    var remaining = start
    scheduler.schedule(after: .zero, every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 { subscriber.sendCompleted() }
      remaining -= 1
    }
    return nil
  }
}
