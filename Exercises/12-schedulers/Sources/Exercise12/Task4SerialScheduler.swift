import ReactiveCore

/// Task 4: build a serial scheduler.
///
/// A `Pool` has many threads and gives no promise: it does jobs at the same time, and in any order. Make
/// of it a scheduler, which promises to do one piece of work at a time, in the order in which it was asked.
///
/// - A piece of work begins when the one before it is done, whatever the pool does.
/// - While a piece of work is done, the scheduler is `Scheduler.current`: use `performAsCurrent`.
/// - `schedule` returns a disposable. It keeps work that has not begun from beginning; what
///   follows it in the line is done all the same.
/// - After each piece of work the thread goes back to the pool, so that others get their turn: one job,
///   one piece of work.
/// - A line that was empty begins anew with the next piece of work.
/// - No work is forgotten, even if another thread calls `schedule` between two uses of your lock, and
///   even if only a job in the pool still holds the scheduler.
///
///     scheduled   a b c
///     pool        |--a--||--b--||--c--|     never two at once
///
/// `Pool` and `Guarded` are in Given/. Work may be scheduled from any thread: use `Guarded` and no other
/// lock. Each time your `withLock` has returned, the tests may act as another thread.
///
/// Rests on the page 12-schedulers, cells "Two inboxes" and "Cancel".
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
