/// A clock that follows a test scheduler, so that tasks sleep until you advance the scheduler.
///
/// ```swift
/// let clock = TestClock(scheduler)
/// let answer = Task { try await clock.sleep(for: .seconds(5)); return 42 }
/// await clock.waitUntilAsleep()
/// scheduler.advance(by: .seconds(5))
/// print(try await answer.value)  // 42, without waiting
/// ```
///
/// Pass the clock to code that takes `any Clock<Duration>`. The code and the scheduler's signals
/// then share one virtual time. Subscribe to these signals inside
/// ``Scheduler/performAsCurrent(_:)``.
///
/// A task runs concurrently with the code that advances the clock. Before you advance the clock,
/// wait until the task is asleep. Otherwise, the time may pass before the task starts to sleep.
///
/// ReactiveCocoa has no equivalent.
public final class TestClock: Clock {
  /// A moment in a test scheduler's time.
  public struct Instant: InstantProtocol {
    /// The scheduler's time at this moment.
    public let time: Duration

    /// Returns the moment `duration` after this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(time: time.saturatingAdding(duration))
    }

    /// Returns the time from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Returns whether `left` is before `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// The scheduler that provides the time.
  public let scheduler: TestScheduler
  private let sleepers = Locked(0)

  /// Creates a clock that follows the time of `scheduler`.
  public init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// The current instant in the scheduler's time.
  public var now: Instant { Instant(time: scheduler.now) }

  /// The resolution of the clock, which is zero because virtual time is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the scheduler's time reaches `deadline`.
  ///
  /// If the task is canceled, this method throws `CancellationError` and cancels its work on the
  /// scheduler.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    try await alarm(at: deadline.time).waitUntilCompleted()
  }

  /// Waits until at least `count` tasks are asleep on this clock or the calling task is canceled.
  public func waitUntilAsleep(_ count: Int = 1) async {
    while !Task.isCancelled, sleepers.withLock({ $0 }) < count { await Task.yield() }
  }

  /// Returns a signal that completes at `time`, and counts its subscriber as asleep until then.
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
      // Count the sleeper only after its work is scheduled, because the test may advance the clock
      // as soon as it sees the sleeper.
      sleepers.withLock { $0 += 1 }
      return CompoundDisposable([work, wake])
    }
  }
}
