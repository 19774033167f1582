import Dispatch
import Foundation

/// A test of whether the calling thread is the main thread.
///
/// After the first `await` in an async `main`, Linux runs the main queue on other threads. A thread
/// counts as the main thread while it runs the main queue.
struct MainThread {
  private let isMainThread = Thread.isMainThread

  @inline(__always)
  var isCurrent: Bool { isMainThread || Self.isQueueCurrent }

  private static var isQueueCurrent: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// The key of a value that is set only on the main queue, whichever thread runs the queue.
  static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
