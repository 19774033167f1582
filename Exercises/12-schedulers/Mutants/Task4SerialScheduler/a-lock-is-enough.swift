// Misconception: A lock around the work makes it serial. See *Where am I?*, page 12.
import Foundation
import ReactiveCore

final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool
  private let lock = NSRecursiveLock()

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let cancel = Disposable()
    pool.submit {
      self.lock.lock()
      defer { self.lock.unlock() }
      if !cancel.isDisposed { self.performAsCurrent(action) }
    }
    return cancel
  }
}
