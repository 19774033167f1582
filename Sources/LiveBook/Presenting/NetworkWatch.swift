import Foundation
import Synchronization

/// Looks again and again by which addresses other machines reach this one: the room's network may be joined, or
/// changed, while a chapter is presented.
final class NetworkWatch: Sendable {
  private let isOver = Mutex(false)
  private let moment = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - pause: Between two looks.
  ///   - addresses: What is there now.
  ///   - show: Is called with what is there, at once and whenever it has changed.
  func start(
    every pause: TimeInterval = 2, addresses: @escaping @Sendable () -> [String],
    show: @escaping @Sendable ([String]) -> Void
  ) {
    let thread = Thread { [self] in
      var known: [String]?
      while !isOver.withLock({ $0 }) {
        let now = addresses()
        if now != known { show(now) }
        known = now
        _ = moment.wait(timeout: .now() + pause)
      }
    }
    thread.name = "the room's address"
    thread.start()
  }

  func stop() {
    isOver.withLock { $0 = true }
    moment.signal()
  }
}
