/// A scheduler that runs work immediately, on the calling thread.
///
/// A delay blocks the thread. Work can't be canceled or repeated. This
/// scheduler never becomes ``Scheduler/current``.
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
    preconditionFailure("The immediate scheduler cannot repeat work. Use another scheduler.")
  }
}

extension Scheduler {
  /// The scheduler that runs work immediately, on the calling thread.
  public static let immediate: Scheduler = ImmediateScheduler(name: "immediate")
}
