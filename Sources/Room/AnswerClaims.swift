import Foundation

/// Keeps two workers from marking the same answers side by side.
final class AnswerClaims: @unchecked Sendable {
  // Sendable: every access to what changes holds the condition's lock.
  private let condition = NSCondition()
  private var claimed: Set<String> = []

  /// Waits until nobody else works under that name, and then works.
  func holding<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    condition.withLock {
      while claimed.contains(name) { condition.wait() }
      claimed.insert(name)
    }
    defer {
      condition.withLock {
        claimed.remove(name)
        condition.broadcast()
      }
    }
    return try work()
  }
}
