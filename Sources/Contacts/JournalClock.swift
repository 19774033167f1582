import ReactiveCore

/// A virtual clock that records the cause of scheduled work: the event that was being handled when
/// the work was scheduled.
package final class JournalClock: Scheduler, @unchecked Sendable {
  // Sendable: the properties never change, and the journal is used on one thread.
  private let clock: TestScheduler
  private let journal: Journal

  /// Creates a clock that runs its work on `clock`.
  package init(_ clock: TestScheduler, _ journal: Journal) {
    self.clock = clock
    self.journal = journal
    super.init(name: "journal")
  }

  package override var now: Duration { clock.now }

  @discardableResult
  package override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    clock.schedule(carrying(action))
  }

  @discardableResult
  package override func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> Disposable? {
    clock.schedule(after: delay, carrying(action))
  }

  @discardableResult
  package override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    clock.schedule(after: delay, every: interval, leeway: leeway, carrying(action))
  }

  private func carrying(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    // Sendable: the journal is used on one thread.
    nonisolated(unsafe) let (journal, action) = (journal, action)
    let cause = journal.cause
    return { journal.during(cause, action) }
  }
}
