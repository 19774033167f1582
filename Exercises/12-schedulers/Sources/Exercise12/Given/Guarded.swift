import Foundation

/// A value behind a lock.
///
/// Decide inside `withLock`, and act after it: a closure that is called inside, and calls `withLock`
/// again, waits for itself.
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

/// The actions of other threads each time a lock is released; a test sets them.
enum OtherThreads {
  @TaskLocal static var turn: (@Sendable () -> Void)?
}
