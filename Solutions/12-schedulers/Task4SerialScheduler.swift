import ReactiveCore

/// A scheduler that does one piece of work at a time, on any thread of the pool.
///
/// The pool has at most one job of this scheduler at a time, so it can't change the order of the
/// work. One lock protects both the queue and the flag, so work that is scheduled while a job ends
/// isn't lost.
final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool
  private let queue = Guarded((waiting: [Work](), hasJob: false))

  private struct Work {
    let cancel = Disposable()
    let action: () -> Void
  }

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let work = Work(action: action)
    let isFirst = queue.withLock { queue in
      queue.waiting.append(work)
      defer { queue.hasJob = true }
      return !queue.hasJob
    }
    if isFirst { submitNext() }
    return work.cancel
  }

  private func submitNext() {
    pool.submit { [self] in
      let work = queue.withLock { $0.waiting.removeFirst() }
      if !work.cancel.isDisposed { performAsCurrent(work.action) }
      let hasJob = queue.withLock { queue in
        queue.hasJob = !queue.waiting.isEmpty
        return queue.hasJob
      }
      if hasJob { submitNext() }
    }
  }
}
