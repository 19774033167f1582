import ReactiveCore

/// A scheduler that ignores delays and repetitions.
class UntimedScheduler: Scheduler, @unchecked Sendable {  // Sendable: it has no state.
  override var now: Duration { .zero }

  override func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
    -> Disposable?
  {
    schedule(action)
  }

  override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping @Sendable () -> Void
  ) -> Disposable? {
    schedule(action)
  }
}
