/// A scheduler that does everything at once, on the calling thread.
///
/// A delay blocks the thread. Work can be neither canceled nor repeated. This scheduler never
/// becomes ``Scheduler/current``.
///
/// RAC: `+immediateScheduler`.
final class ImmediateScheduler: Scheduler, @unchecked Sendable {  // Sendable: it has no state.
  private let start = ContinuousClock.now

  override var now: Duration { ContinuousClock.now - start }

  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    action()
    return nil
  }

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    blockThread(for: delay)
    action()
    return nil
  }

  override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    preconditionFailure("The immediate scheduler cannot repeat: it would never return.")
  }
}

extension Scheduler {
  /// The scheduler that does everything at once, on the calling thread.
  public static let immediate: Scheduler = ImmediateScheduler(name: "immediate")
}
