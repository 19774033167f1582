import Synchronization

/// A value with a lock around it: one thread at a time looks at it, and changes it.
final class Guarded<State: Sendable>: Sendable {
  private let state: Mutex<State>

  init(_ state: State) {
    self.state = Mutex(state)
  }

  /// Gives `body` the value to look at and to change, and returns what `body` returns.
  ///
  /// What other threads do with the value comes before that, or after it.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { body(&$0) }
    OtherThreads.turn?()
    return result
  }
}

/// What other threads do when a lock has been given back; a test says what that is.
enum OtherThreads {
  @TaskLocal static var turn: (@Sendable () -> Void)?
}
