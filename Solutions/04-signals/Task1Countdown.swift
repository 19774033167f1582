import ReactiveCore

/// A launch countdown: `start`, then one less every second, and completed with its zero.
///
/// The count lives inside the recipe, so each subscription has one. The clock is returned: an end or
/// a disposal stops it.
func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    guard start >= 0 else {
      subscriber.sendError(CountdownError.alreadyLaunched)
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
