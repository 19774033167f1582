/// Keeps one object, and lets it go on demand.
final class Box<Content>: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: Content?

  init(_ content: Content? = nil) { storage = content }

  var content: Content? {
    get { mutex.withLock { storage } }
    set {
      // The old content goes outside of the lock, as its end may run anything.
      let old = mutex.withLock { () -> Content? in
        defer { storage = newValue }
        return storage
      }
      withExtendedLifetime(old) {}
    }
  }
}
