// Slip: A timer waits first, so the first number comes after one second.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    var remaining = start
    return scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 { subscriber.sendCompleted() }
      remaining -= 1
    }
  }
}
