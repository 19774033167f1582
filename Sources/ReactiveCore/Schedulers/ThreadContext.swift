/// The current scheduler of one thread.
final class ThreadContext {
  // Only the context's own thread uses this property.
  var scheduler: Scheduler?
  private let mainThread = MainThread()

  /// A Boolean value that indicates whether this thread is the main thread or runs the main queue.
  var isMain: Bool { mainThread.isCurrent }

  /// A Boolean value that indicates whether this thread has a current scheduler.
  @inline(__always)
  var hasScheduler: Bool { scheduler != nil || isMain }

  /// The context of the calling thread.
  static var current: ThreadContext { local.current }

  /// Calls `body` with the context of the calling thread, without retaining it.
  @inline(__always)
  static func withCurrent<Result>(_ body: (ThreadContext) -> Result) -> Result {
    local.withCurrent(body)
  }

  /// A Boolean value that indicates whether the calling thread has a current scheduler.
  @inline(__always)
  static var hasScheduler: Bool { withCurrent { $0.hasScheduler } }

  private static let local = ThreadLocal { ThreadContext() }
}
