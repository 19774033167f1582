/// A scheduler whose clock moves only when you move it, so that five seconds take no time.
///
/// ```swift
/// let scheduler = TestScheduler()
/// scheduler.schedule(after: .seconds(5)) { print("five") }
/// scheduler.advance(by: .seconds(5))  // five
/// ```
///
/// Work without a delay runs before work with one, and in the order in which it was asked for. Work
/// for the same instant runs in that order too. A cancelled piece of work still takes its turn.
///
/// RAC: `RACTestScheduler`.
public final class TestScheduler: Scheduler, @unchecked Sendable {
  // Sendable: `lock` is held around every use of what follows, or its owner waits for this thread.
  private let lock = RecursiveLock()
  private var time = Duration.zero
  private let direct = FirstInFirstOut<ScheduledWork>()
  private var timed = Agenda()
  private var carry: (@escaping () -> Void) -> () -> Void = { $0 }

  /// Creates a scheduler whose clock shows zero.
  public init() { super.init(name: "test") }

  /// The virtual time since the scheduler was made.
  public override var now: Duration { inTurn { time } }

  /// Whether nothing is left to run; work that was cancelled is left until its time.
  public var isIdle: Bool { inTurn { direct.isEmpty && timed.isEmpty } }

  /// Runs `action` at the next step, before anything that has a delay.
  @discardableResult
  public override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let work = ScheduledWork(work: carrying(action))
    inTurn { direct.append(work) }
    return work
  }

  /// Runs `action` when the clock has moved by `delay`.
  @discardableResult
  public override func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> Disposable? {
    let work = ScheduledWork(work: carrying(action))
    inTurn { timed.add(work, at: time.saturatingAdding(delay)) }
    return work
  }

  /// Runs `action` when the clock shows `time`; if it has shown it, nothing, and the result is `nil`.
  func schedule(at time: Duration, _ action: @escaping () -> Void) -> Disposable? {
    inTurn {
      if time <= self.time { return nil }
      let work = ScheduledWork(work: carrying(action))
      timed.add(work, at: time)
      return work
    }
  }

  /// Runs `action` when the clock has moved by `delay`, and then every `interval`.
  @discardableResult
  public override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    precondition(interval > .zero, "An interval has to be longer than zero.")
    precondition(leeway >= .zero, "A leeway cannot be negative.")
    let work = ScheduledWork(work: carrying(action))
    inTurn { timed.add(work, at: time.saturatingAdding(delay), every: interval) }
    return work
  }

  /// Runs `action`, and once more for each call of the closure that it is given.
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

  /// Runs until nothing is left.
  ///
  /// With something that repeats it does not return.
  public func run() {
    while runNext(until: nil) {}
  }

  /// Moves the clock by `duration`, and runs what falls due on the way, each at its own time.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time only moves forward.")
    inTurn {
      let end = time.saturatingAdding(duration)
      while runNext(until: end) {}
      move(to: end)
    }
  }

  /// Lets `carry` wrap all that is scheduled from now on, so that it remembers who asked for it.
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
      // Before the work is done, as it may move the clock itself. After the end of time comes nothing.
      let next = entry.date.saturatingAdding(interval)
      if next > entry.date { timed.add(entry.again(at: next)) }
      entry.work.perform(on: self)
      return true
    }
  }

  /// Waits for the thread that is inside, unless that one waits for this one: then it sleeps, and
  /// nothing changes meanwhile.
  private func inTurn<Result>(_ body: () -> Result) -> Result {
    let isInside = lock.enterUnlessDeadlock()
    defer { if isInside { lock.leave() } }
    return body()
  }

  private func move(to date: Duration) { time = max(time, date) }
}
