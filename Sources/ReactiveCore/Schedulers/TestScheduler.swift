/// A scheduler with a virtual clock, which moves only when you advance it.
///
/// ```swift
/// let scheduler = TestScheduler()
/// scheduler.schedule(after: .seconds(5)) { print("five") }
/// scheduler.advance(by: .seconds(5))  // five
/// ```
///
/// Work without a delay runs first, in the order in which it was scheduled. Work for the same moment
/// also runs in that order. For ``step(_:)``, canceled work still counts.
///
/// RAC: `RACTestScheduler`.
public final class TestScheduler: Scheduler, @unchecked Sendable {
  // Sendable: each access holds `lock`, or is made while the owner of `lock` waits for this thread.
  private let lock = RecursiveLock()
  private var time = Duration.zero
  private let direct = FirstInFirstOut<ScheduledWork>()
  private var timed = WorkHeap()
  private var carry: (@escaping () -> Void) -> () -> Void = { $0 }

  /// Creates a scheduler whose clock starts at zero.
  public init() { super.init(name: "test") }

  /// The virtual time since the scheduler was created.
  public override var now: Duration { inTurn { time } }

  /// A Boolean value that indicates whether no work is left.
  ///
  /// Canceled work still counts as work until its scheduled time.
  public var isIdle: Bool { inTurn { direct.isEmpty && timed.isEmpty } }

  /// Runs `action` after any undelayed work scheduled earlier, and before all delayed work.
  @discardableResult
  public override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let work = ScheduledWork(work: carrying(action))
    inTurn { direct.append(work) }
    return work
  }

  /// Runs `action` when the clock has advanced by `delay`.
  @discardableResult
  public override func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> Disposable? {
    let work = ScheduledWork(work: carrying(action))
    inTurn { timed.add(work, at: time.saturatingAdding(delay)) }
    return work
  }

  /// Runs `action` when the clock reaches `time`, or returns `nil` if that time is not in the future.
  func schedule(at time: Duration, _ action: @escaping () -> Void) -> Disposable? {
    inTurn {
      if time <= self.time { return nil }
      let work = ScheduledWork(work: carrying(action))
      timed.add(work, at: time)
      return work
    }
  }

  /// Runs `action` when the clock has advanced by `delay`, and then every `interval`.
  @discardableResult
  public override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    precondition(interval > .zero, "An interval must be longer than zero.")
    precondition(leeway >= .zero, "A leeway cannot be negative.")
    let work = ScheduledWork(work: carrying(action))
    inTurn { timed.add(work, at: time.saturatingAdding(delay), every: interval) }
    return work
  }

  /// Runs `action`, and repeats it for each call to the closure that `action` receives.
  @discardableResult
  public override func scheduleRecursive(
    _ action: @escaping (_ reschedule: @escaping () -> Void) -> Void
  ) -> Disposable? {
    recur(action)
  }

  /// Runs the next piece of work, or the next `count` pieces.
  public func step(_ count: Int = 1) {
    precondition(count >= 0, "step(_:) cannot run fewer than 0 pieces of work.")
    for _ in 0..<count where !runNext(until: nil) { return }
  }

  /// Runs all work, including work that is scheduled in the meantime, until none is left.
  ///
  /// This method doesn't return as long as any work repeats.
  public func run() {
    while runNext(until: nil) {}
  }

  /// Advances the clock by `duration`, and runs each piece
  /// of work that becomes due, at its own time.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "advance(by:) cannot move the clock backward.")
    inTurn {
      let end = time.saturatingAdding(duration)
      while runNext(until: end) {}
      move(to: end)
    }
  }

  /// Adds a closure that wraps all work scheduled from now on, for example to record its cause.
  package func onSchedule(_ carry: @escaping (@escaping () -> Void) -> () -> Void) {
    inTurn { [carried = self.carry] in self.carry = { carry(carried($0)) } }
  }

  private func carrying(_ action: @escaping () -> Void) -> () -> Void { inTurn { carry }(action) }

  private func runNext(until end: Duration?) -> Bool {
    inTurn {
      if let work = direct.popFirst() {
        work.performOnce(on: self)
        return true
      }
      guard let entry = timed.popFirst(until: end) else { return false }
      move(to: entry.date)
      guard let interval = entry.interval, !entry.work.isDisposed else {
        entry.work.performOnce(on: self)
        return true
      }
      // Add the repetition first, because the work may advance the clock. There is no repetition
      // after the latest possible date.
      let next = entry.date.saturatingAdding(interval)
      if next > entry.date { timed.add(entry.again(at: next)) }
      entry.work.perform(on: self)
      return true
    }
  }

  /// Runs `body` while this thread holds the lock.
  ///
  /// If waiting for the lock would deadlock, because its owner waits for this thread, `body` runs
  /// without the lock. That is safe, because a waiting owner doesn't change the state.
  private func inTurn<Result>(_ body: () -> Result) -> Result {
    let isInside = lock.enterUnlessDeadlock()
    defer { if isInside { lock.leave() } }
    return body()
  }

  private func move(to date: Duration) { time = max(time, date) }
}
