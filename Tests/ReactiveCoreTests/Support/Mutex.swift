import Foundation

/// A lock for tests, so that they don't depend on the one they test.
final class Mutex: Sendable {
  private let lock = NSLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
