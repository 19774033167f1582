/// A mutable value, or none, that several threads may use.
final class LockedValue<Value>: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: Value?

  init(_ value: Value? = nil) { storage = value }

  var value: Value? {
    get { mutex.withLock { storage } }
    set {
      // Released outside the lock, because a `deinit` can run any code.
      let old = mutex.withLock { () -> Value? in
        defer { storage = newValue }
        return storage
      }
      withExtendedLifetime(old) {}
    }
  }
}
