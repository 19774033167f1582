import Foundation

/// A value that one thread at a time can reach.
///
/// Decide inside `withLock`, and act when it has returned: what is called inside could come back here,
/// and would wait for itself.
final class Guarded<State>: @unchecked Sendable {  // Sendable: `lock` guards `state`.
  private let lock = NSLock()
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    defer { OtherThreads.turn?() }
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

/// What other threads do when a lock has been given back; a test says what that is.
enum OtherThreads {
  @TaskLocal static var turn: (@Sendable () -> Void)?
}
