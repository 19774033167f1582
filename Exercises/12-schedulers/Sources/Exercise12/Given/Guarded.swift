import Foundation

/// A value behind a lock.
///
/// Decide inside `withLock`, and act after it: a nested `withLock` waits for itself.
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

/// A hook that runs after each `withLock`, with which tests act as another thread.
enum OtherThreads {
  @TaskLocal static var turn: (@Sendable () -> Void)?
}
