import Foundation
import Synchronization

/// Work that is done again and again, on a thread of its own, until it is stopped.
final class RepeatedWork: Sendable {
  private let isOver = Mutex(false)
  private let moment = DispatchSemaphore(value: 0)

  /// Begins at once.
  ///
  /// - Parameter work: Is given what is known from the turn before.
  func start<State: Sendable>(
    every pause: TimeInterval, named name: String, knowing known: State,
    _ work: @escaping @Sendable (inout State) -> Void
  ) {
    let thread = Thread { [self] in
      var known = known
      while !isOver.withLock({ $0 }) {
        work(&known)
        _ = moment.wait(timeout: .now() + pause)
      }
    }
    thread.name = name
    thread.start()
  }

  func stop() {
    isOver.withLock { $0 = true }
    moment.signal()
  }
}
