import ReactiveCore

/// Task 4: build a serial scheduler.
///
///     scheduled  a b c
///     pool       |--a--||--b--||--c--|     never two at once
///
/// - Work is done in the order scheduled, one piece at a time.
/// - While work runs, this scheduler is `Scheduler.current`: use `performAsCurrent`.
/// - Each disposable cancels only its own work, unless that work has begun.
/// - A job in the pool does at most one piece of work.
/// - Work that is scheduled after the queue has become empty is done, too.
/// - No work is lost, even if another thread schedules work right after a `withLock`, or if only
///   a job in the pool still holds the scheduler.
/// - Keep your state in a `Guarded`, and use no other lock.
///
/// Page: 12-schedulers, "Two files", "Cancel"
final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    nil
  }
}
