import Synchronization

/// A value behind a lock.
final class Guarded<State: Sendable>: Sendable {
  private let state: Mutex<State>

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// Calls `body` with the value, on one thread at a time, and returns its result.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    OtherThreads.turn?()
    return result
  }
}

/// A hook that runs after each `withLock`, with which tests act as another thread.
enum OtherThreads {
  @TaskLocal static var turn: (@Sendable () -> Void)?
}
