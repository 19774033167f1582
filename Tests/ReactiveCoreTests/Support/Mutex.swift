import Foundation

/// The tests' own lock, so that they do not lean on the one they test.
final class Mutex: Sendable {
  private let lock = NSLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
