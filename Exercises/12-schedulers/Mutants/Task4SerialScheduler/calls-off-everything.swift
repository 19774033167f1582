// Misconception: When a piece of work is called off, what follows it makes no sense any more. See *Cancel*, page 12.
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
    let cancel = Disposable { self.line.withLock { $0.waiting = [] } }
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
      let work = line.withLock { line in line.waiting.isEmpty ? nil : line.waiting.removeFirst() }
      work?()
      let isMoving = line.withLock { line in
        line.isMoving = !line.waiting.isEmpty
        return line.isMoving
      }
      if isMoving { submitNext() }
    }
  }
}
