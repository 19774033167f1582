import ReactiveCore

/// Task 4: build a serial scheduler.
///
///     scheduled  a b c
///     pool       |--a--||--b--||--c--|     never two at once
///
/// A `Pool` does jobs at the same time and in any order. Build a scheduler on top of it that does
/// one piece of work at a time.
///
/// - Work is done in the order in which it was scheduled, each piece after the one before.
/// - During the work the scheduler is `Scheduler.current`: use `performAsCurrent`.
/// - `schedule` returns a disposable. It cancels its own work, if that has not begun.
/// - Each job of the pool does one piece of work.
/// - After the queue was empty, the next work starts it again.
/// - No work is lost, even if another thread calls `schedule` between two uses of your lock, or if
///   only a job in the pool still holds the scheduler.
/// - Your state is in a `Guarded`, and you use no other lock. Each time your `withLock` has
///   returned, the tests may act as another thread.
///
/// Page: 12-schedulers, "Two inboxes", "Cancel"
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
