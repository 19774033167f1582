// Misconception: Each job takes the first piece of work in the line, so they are serial. See *Two tills*, page 12.
import ReactiveCore

final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool
  private let waiting = Guarded<[() -> Void]>([])

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let cancel = Disposable()
    waiting.withLock {
      $0.append { if !cancel.isDisposed { self.performAsCurrent(action) } }
    }
    pool.submit { self.waiting.withLock { $0.removeFirst() }() }
    return cancel
  }
}
