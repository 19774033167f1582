import Synchronization

/// A value that is protected by a lock.
final class Guarded<State: Sendable>: Sendable {
  private let state: Mutex<State>

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// Calls `body` with exclusive access to the value, and returns the result of `body`.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    OtherThreads.afterUnlock?()
    return result
  }
}

/// A hook that lets a test simulate another thread after each `withLock`.
enum OtherThreads {
  @TaskLocal static var afterUnlock: (@Sendable () -> Void)?
}
