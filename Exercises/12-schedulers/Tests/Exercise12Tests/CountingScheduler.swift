import ReactiveCore

/// A scheduler that counts its actions, so that a test can detect timers that are still running.
final class CountingScheduler: Scheduler, @unchecked Sendable {  // Sendable: tests use one thread.
  private(set) var runs = 0
  private let clock: TestScheduler

  init(_ clock: TestScheduler) {
    self.clock = clock
    super.init(name: "counting")
  }

  override var now: Duration { clock.now }

  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    clock.schedule(counted(action))
  }

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    clock.schedule(after: delay, counted(action))
  }

  override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    clock.schedule(after: delay, every: interval, leeway: leeway, counted(action))
  }

  private func counted(_ action: @escaping () -> Void) -> () -> Void {
    {
      self.runs += 1
      action()
    }
  }
}
