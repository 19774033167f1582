// Misconception: If nothing waits, the work can be done at once, on the thread that asks. See *Where am I?*, page 12.
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
    line.withLock { $0.waiting.removeFirst() }()
    let isMoving = line.withLock { line in
      line.isMoving = !line.waiting.isEmpty
      return line.isMoving
    }
    if isMoving { pool.submit { [self] in submitNext() } }
  }
}
