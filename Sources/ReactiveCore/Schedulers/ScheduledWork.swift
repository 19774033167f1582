/// A piece of scheduled work, which releases its closure when it is disposed.
final class ScheduledWork: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `work`.
  private var work: (() -> Void)?

  init(work: @escaping () -> Void) {
    self.work = work
    super.init()
  }

  /// Runs the work and releases it, unless the work was canceled.
  func performOnce(on scheduler: Scheduler) {
    let work = lock.withLock { replace(&self.work, with: nil) }
    if let work { scheduler.performAsCurrent(work) }
  }

  /// Runs the work, unless it was canceled, without releasing it.
  func perform(on scheduler: Scheduler) {
    if let work = lock.withLock({ work }) { scheduler.performAsCurrent(work) }
  }

  override func performAction() { _ = lock.withLock { replace(&work, with: nil) } }
}
