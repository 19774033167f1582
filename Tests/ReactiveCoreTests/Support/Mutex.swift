import Foundation

/// A lock for tests, which must not depend on the library's lock.
final class Mutex: Sendable {
  private let lock = NSLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
