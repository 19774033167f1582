import ReactiveCore

/// One piece of work at a time, on whichever thread the pool lends.
///
/// At most one job is with the pool at any time, so it has nothing to mix up. The job that leaves the
/// line empty is the last; the next one who asks submits again. Both decide under the same lock, so
/// that no work is left behind.
final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool
  private let line = Guarded((waiting: [Work](), isMoving: false))

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
    let isFirst = line.withLock { line in
      line.waiting.append(work)
      defer { line.isMoving = true }
      return !line.isMoving
    }
    if isFirst { submitNext() }
    return work.cancel
  }

  private func submitNext() {
    pool.submit { [self] in
      let work = line.withLock { $0.waiting.removeFirst() }
      if !work.cancel.isDisposed { performAsCurrent(work.action) }
      let isMoving = line.withLock { line in
        line.isMoving = !line.waiting.isEmpty
        return line.isMoving
      }
      if isMoving { submitNext() }
    }
  }
}
