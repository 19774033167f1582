import ReactiveCore

/// A scheduler that runs nothing, and tells what is asked of it and what is called off.
final class IdleScheduler: Scheduler, @unchecked Sendable {  // Sendable: the log is.
  private let log: Log

  init(log: Log) {
    self.log = log
    super.init()
  }

  override var now: Duration { .zero }

  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    log.add("start turn")
    return log.disposable("cancel turn")
  }

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    log.add("start timer \(delay)")
    return log.disposable("cancel timer")
  }

  override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    log.add("start timer \(delay), every \(interval), leeway \(leeway)")
    return log.disposable("cancel timer")
  }
}
