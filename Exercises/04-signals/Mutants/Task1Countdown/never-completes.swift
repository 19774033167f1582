// Misconception: After the last number nothing comes, so the signal is over without being told. See *The grammar*, page 04.
import ReactiveCore

func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
      return nil
    }
    var remaining = start
    let clock = SerialDisposable()
    clock.disposable = scheduler.schedule(after: .zero, every: .seconds(1)) {
      subscriber.sendNext(remaining)
      if remaining == 0 { clock.dispose() }
      remaining -= 1
    }
    return clock
  }
}
