/// What a scheduler remembers for the thread that does its work.
final class ThreadContext {
  // Only one thread uses it.
  var scheduler: Scheduler?
  private let mainThread = MainThread()

  /// Whether this is the main thread, or serves the main queue in its place.
  var isMain: Bool { mainThread.isCurrent }

  /// Whether work that is begun here is the work of a scheduler.
  @inline(__always)
  var hasScheduler: Bool { scheduler != nil || isMain }

  /// The context of the calling thread.
  static var current: ThreadContext { local.current }

  /// Looks at the context of the calling thread without counting the look.
  @inline(__always)
  static func withCurrent<Result>(_ body: (ThreadContext) -> Result) -> Result {
    local.withCurrent(body)
  }

  /// Whether a scheduler is current on the calling thread.
  @inline(__always)
  static var hasScheduler: Bool { withCurrent { $0.hasScheduler } }

  private static let local = ThreadLocal { ThreadContext() }
}
