// Slip: When the line is empty the work is over.
// Shown by: test_a_line_that_was_empty_begins_anew
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
      let isLast = line.withLock { line in
        (line.waiting.removeFirst(), line.waiting.isEmpty)
      }
      isLast.0()
      if !isLast.1 { submitNext() }
    }
  }
}
