import ReactiveCore

/// Returns a signal that sends no values and completes after `interval`.
///
///     pause(.seconds(3), on: scheduler)   ---|
func pause(_ interval: Duration, on scheduler: Scheduler) -> Signal<String> {
  Signal { subscriber in
    scheduler.schedule(after: interval) { subscriber.sendCompleted() }
  }
}
