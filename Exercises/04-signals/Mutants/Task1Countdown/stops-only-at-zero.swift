// Misconception: The clock is stopped at zero, so there is nothing to return from the recipe. See *Dispose*, page 04.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    var remaining = start
    var clock: Disposable?
    clock = scheduler.schedule(after: .zero, every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 {
        subscriber.sendCompleted()
        clock?.dispose()
      }
      remaining -= 1
    }
    return nil
  }
}
