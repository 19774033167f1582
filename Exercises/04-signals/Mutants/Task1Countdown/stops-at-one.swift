// Slip: A countdown is over after one, so zero need not be sent.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    var remaining = start
    return scheduler.schedule(after: .zero, every: .seconds(1)) {
      if remaining == 0 { return subscriber.sendCompleted() }
      subscriber.sendNext(remaining)
      remaining -= 1
    }
  }
}
