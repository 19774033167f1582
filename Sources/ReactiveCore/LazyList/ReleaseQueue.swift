#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Releases closures one after the other where they would release each other from within.
///
/// A list that was built and never read is a chain of closures, each of which holds the next node:
///
///     node ─ closure ─ node ─ closure ─ node ─ …
///
/// Left alone, its end would nest as deep as the list is long. Here a node that goes while another
/// one is going, on the same thread, leaves its closures in the queue of the outermost.
final class ReleaseQueue {
  private var waiting: [() -> Void] = []

  /// Takes over what `holder` captures, and returns the queue if the caller has to empty it.
  static func add(_ holder: @escaping () -> Void) -> ReleaseQueue? {
    if let known = pthread_getspecific(key) {
      Unmanaged<ReleaseQueue>.fromOpaque(known).takeUnretainedValue().waiting.append(holder)
      return nil
    }
    let queue = ReleaseQueue()
    pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
    queue.waiting.append(holder)
    return queue
  }

  /// Releases everything that waits, and what comes meanwhile.
  func empty() {
    while waiting.popLast() != nil {}
    pthread_setspecific(Self.key, nil)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
