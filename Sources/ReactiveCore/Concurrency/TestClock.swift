/// The time of a test scheduler as a clock, so that tasks sleep until somebody moves it.
///
/// ```swift
/// let clock = TestClock(scheduler)
/// let answer = Task { try await clock.sleep(for: .seconds(5)); return 42 }
/// await clock.waitUntilAsleep()
/// scheduler.advance(by: .seconds(5))
/// print(try await answer.value)  // 42, at once
/// ```
///
/// Code that is given `any Clock<Duration>` in place of a `ContinuousClock` shares one virtual time with
/// the signals on the scheduler; subscribe these inside ``Scheduler/performAsCurrent(_:)``. A task runs
/// on a thread of its own: wait until it sleeps, and then move the clock, or the time may have come before
/// it asks for it.
///
/// ReactiveCocoa has no such thing.
public final class TestClock: Clock {
  /// A moment of a test scheduler's time.
  public struct Instant: InstantProtocol {
    /// The time that the scheduler shows.
    public let time: Duration

    /// The moment that comes `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(time: time.saturatingAdding(duration))
    }

    /// The time from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Whether one moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// The scheduler whose time it shows.
  public let scheduler: TestScheduler
  private let sleepers = Locked(0)

  /// Creates a clock that shows the time of `scheduler`.
  public init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// The moment that the scheduler has reached.
  public var now: Instant { Instant(time: scheduler.now) }

  /// Virtual time is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the scheduler's time has come to `deadline`, or has passed it.
  ///
  /// It throws `CancellationError` when its task is cancelled, and leaves nothing on the scheduler.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    try await alarm(at: deadline.time).waitUntilCompleted()
  }

  /// Waits until `count` tasks, or more, sleep on this clock, or until its task is canceled.
  public func waitUntilAsleep(_ count: Int = 1) async {
    while !Task.isCancelled, sleepers.withLock({ $0 }) < count { await Task.yield() }
  }

  /// Completes when the scheduler's time has come; until then its subscriber counts as asleep.
  private func alarm(at time: Duration) -> Signal<Never> {
    Signal { [scheduler, sleepers] subscriber in
      let wake = Disposable { sleepers.withLock { $0 -= 1 } }
      let work = scheduler.schedule(at: time) {
        wake.dispose()
        subscriber.sendCompleted()
      }
      guard let work else {
        subscriber.sendCompleted()
        return nil
      }
      // Whoever counts sleepers may move the clock: it counts once its work stands there, even if that has run.
      sleepers.withLock { $0 += 1 }
      return CompoundDisposable([work, wake])
    }
  }
}
