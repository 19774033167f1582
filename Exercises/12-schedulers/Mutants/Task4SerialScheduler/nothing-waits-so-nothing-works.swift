// Misconception: If nothing else waits, nothing is being done. See *Two tills*, page 12.
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
      return line.waiting.count == 1
    }
    if isFirst { submitNext() }
    return cancel
  }

  private func submitNext() {
    pool.submit { [self] in
      let work = line.withLock { line in line.waiting.isEmpty ? nil : line.waiting.removeFirst() }
      work?()
      if line.withLock({ !$0.waiting.isEmpty }) { submitNext() }
    }
  }
}
