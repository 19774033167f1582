/// A container that releases its object on demand.
final class Box<Content>: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: Content?

  init(_ content: Content? = nil) { storage = content }

  var content: Content? {
    get { mutex.withLock { storage } }
    set {
      // Released outside the lock, because a `deinit` can run any code.
      let old = mutex.withLock { () -> Content? in
        defer { storage = newValue }
        return storage
      }
      withExtendedLifetime(old) {}
    }
  }
}
