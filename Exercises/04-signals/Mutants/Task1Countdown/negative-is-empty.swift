// Slip: A countdown with nothing to count is an empty one; it need not fail.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendCompleted()
      return nil
    }
    var remaining = start
    return scheduler.schedule(after: .zero, every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 { subscriber.sendCompleted() }
      remaining -= 1
    }
  }
}
