import Foundation

/// What the library remembers for each thread: the scheduler whose work it is doing, and its stack.
final class ThreadContext {
  // One thread alone comes here, and never twice at once.
  @exclusivity(unchecked) var scheduler: Scheduler?
  @exclusivity(unchecked) var postponed = Postponed()
  @exclusivity(unchecked) var releases = ReleaseLoop.Work()
  let stack = Stack()
  let isMain = Thread.isMainThread

  var hasScheduler: Bool { isMain || scheduler != nil }

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
