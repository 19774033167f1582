// Misconception: A pool does its jobs one after the other, as they come. See *Two tills*, page 12.
import ReactiveCore

final class SerialScheduler: UntimedScheduler, @unchecked Sendable {
  private let pool: any Pool

  init(pool: any Pool) {
    self.pool = pool
    super.init(name: "serial")
  }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    let cancel = Disposable()
    pool.submit { if !cancel.isDisposed { self.performAsCurrent(action) } }
    return cancel
  }
}
