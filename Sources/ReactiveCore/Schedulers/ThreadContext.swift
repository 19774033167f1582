import Dispatch
import Foundation

/// What the library remembers for each thread: the scheduler whose work it is doing, and its stack.
final class ThreadContext {
  // One thread alone comes here, and never twice at once.
  @exclusivity(unchecked) var scheduler: Scheduler?
  @exclusivity(unchecked) var postponed = Postponed()
  @exclusivity(unchecked) var releases = ReleaseLoop.Work()
  /// The mistakes made on this thread, while somebody asks for them.
  @exclusivity(unchecked) var misuses: [String]?
  let stack = Stack()
  private let isMainThread = Thread.isMainThread

  /// Once an async `main` has awaited, Linux serves the main queue on other threads.
  var isMain: Bool { isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) != nil }

  var hasScheduler: Bool { isMainThread || scheduler != nil || isMain }

  static var current: ThreadContext { withCurrent { $0 } }

  /// Looks at the context without counting the look.
  @inline(__always)
  static func withCurrent<Result>(_ body: (ThreadContext) -> Result) -> Result {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(known)._withUnsafeGuaranteedRef(body)
    }
    let context = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return body(context)
  }

  /// What the main queue carries, whichever thread serves it.
  static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { context in
      // The system hands the context over when its thread ends; Linux says it may be nil.
      let context: UnsafeMutableRawPointer? = context
      if let context { Unmanaged<ThreadContext>.fromOpaque(context).release() }
    }
    return key
  }()
}
