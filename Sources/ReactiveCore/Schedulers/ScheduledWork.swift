/// Work that was given to a scheduler; disposing it lets go of what the work holds.
final class ScheduledWork: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `work`.
  private var work: (() -> Void)?

  init(work: @escaping () -> Void) {
    self.work = work
    super.init()
  }

  /// Does the work and lets go of it, unless it was cancelled.
  func performOnce(on scheduler: Scheduler) {
    let work = lock.withLock { replace(&self.work, with: nil) }
    if let work { scheduler.performAsCurrent(work) }
  }

  /// Does the work, which will come again, unless it was cancelled.
  func perform(on scheduler: Scheduler) {
    if let work = lock.withLock({ work }) { scheduler.performAsCurrent(work) }
  }

  override func release() { _ = lock.withLock { replace(&work, with: nil) } }
}
