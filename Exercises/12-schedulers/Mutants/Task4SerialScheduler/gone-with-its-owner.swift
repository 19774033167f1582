// Misconception: A closure that outlives its object holds it weakly, always. See *Who keeps whom*, page 14.
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
    let work = { [weak self] in if !cancel.isDisposed { self?.performAsCurrent(action) } }
    let isFirst = line.withLock { line in
      line.waiting.append(work)
      defer { line.isMoving = true }
      return !line.isMoving
    }
    if isFirst { submitNext() }
    return cancel
  }

  private func submitNext() {
    pool.submit { [weak self] in
      guard let self else { return }
      line.withLock { $0.waiting.removeFirst() }()
      let isMoving = line.withLock { line in
        line.isMoving = !line.waiting.isEmpty
        return line.isMoving
      }
      if isMoving { submitNext() }
    }
  }
}
