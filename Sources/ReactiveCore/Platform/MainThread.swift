import Dispatch
import Foundation

/// Whether a thread is the main one.
///
/// Once an async `main` has awaited, Linux serves the main queue on other threads; these count too.
struct MainThread {
  private let isMainThread = Thread.isMainThread

  @inline(__always)
  var isCurrent: Bool { isMainThread || Self.isQueueCurrent }

  private static var isQueueCurrent: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// What the main queue carries, whichever thread serves it.
  static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
