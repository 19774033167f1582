import Foundation

/// A value that is protected by a lock.
///
/// Decide inside `withLock`, and act after it, because a nested `withLock` deadlocks.
final class Guarded<State>: @unchecked Sendable {  // Sendable: `lock` protects `state`.
  private let lock = NSLock()
  private var state: State

  init(_ state: State) { self.state = state }

  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    defer { OtherThreads.afterUnlock?() }
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

/// A hook that lets a test simulate another thread after each `withLock`.
enum OtherThreads {
  @TaskLocal static var afterUnlock: (@Sendable () -> Void)?
}
