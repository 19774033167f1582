/// A number that several threads may change.
final class Counter: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage = 0

  var value: Int { mutex.withLock { storage } }

  @discardableResult
  func increment() -> Int {
    mutex.withLock {
      storage += 1
      return storage
    }
  }

  @discardableResult
  func decrement() -> Int {
    mutex.withLock {
      storage -= 1
      return storage
    }
  }
}
