// Slip: A thread that has work does all of it, to save the way to the pool.
import ReactiveCore

final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool
  private let line = Guarded((waiting: [() -> Void](), isMoving: false))

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let cancel = Disposable()
    let work = { if !cancel.isDisposed { self.performAsCurrent(action) } }
    let isFirst = line.withLock { line in
      line.waiting.append(work)
      defer { line.isMoving = true }
      return !line.isMoving
    }
    if isFirst { submitNext() }
    return cancel
  }

  private func submitNext() {
    pool.submit { [self] in
      while true {
        let work = line.withLock { line -> (() -> Void)? in
          line.isMoving = !line.waiting.isEmpty
          return line.isMoving ? line.waiting.removeFirst() : nil
        }
        guard let work else { return }
        work()
      }
    }
  }
}
