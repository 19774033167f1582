import Synchronization

/// A counter that any thread can increment.
final class Count: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  /// Adds one, and returns the new count.
  @discardableResult
  func increase() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}
