import ReactiveCore

/// A scheduler that stores its work until the test runs it.
final class StoringScheduler: Scheduler, @unchecked Sendable {  // Sendable: one thread uses it.
  private var stored: [() -> Void] = []
  private let makeDisposable: () -> Disposable?

  init(returning makeDisposable: @escaping () -> Disposable? = { nil }) {
    self.makeDisposable = makeDisposable
    super.init()
  }

  override var now: Duration { .zero }

  @discardableResult
  override func schedule(_ action: @escaping () -> Void) -> Disposable? {
    stored.append(action)
    return makeDisposable()
  }

  /// Runs the oldest work, and returns whether there was any.
  func runNext() -> Bool {
    if stored.isEmpty { return false }
    performAsCurrent(stored.removeFirst())
    return true
  }
}
