import ReactiveCore

/// A scheduler that never runs its work, and logs when work is scheduled or canceled.
final class IdleScheduler: Scheduler, @unchecked Sendable {  // Sendable: one thread uses it.
  private let log: Log
  private var kept: [() -> Void] = []

  init(log: Log) {
    self.log = log
    super.init()
  }

  override var now: Duration { .zero }

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    keep(action, "start timer \(delay)")
  }

  override func schedule(
    after delay: Duration, every interval: Duration, leeway: Duration,
    _ action: @escaping () -> Void
  ) -> Disposable? {
    keep(action, "start timer \(delay), every \(interval), leeway \(leeway)")
  }

  private func keep(_ action: @escaping () -> Void, _ line: String) -> Disposable {
    log.add(line)
    kept.append(action)
    return log.disposable("cancel timer")
  }
}
