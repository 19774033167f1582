/// An optional mutable value that several threads may use.
final class LockedValue<Value>: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: Value?

  init(_ value: Value? = nil) { storage = value }

  var value: Value? {
    get { mutex.withLock { storage } }
    set {
      // The old value is released outside the lock, because its `deinit` can run any code.
      let old = mutex.withLock { () -> Value? in
        defer { storage = newValue }
        return storage
      }
      withExtendedLifetime(old) {}
    }
  }
}
