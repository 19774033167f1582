import Foundation
import Synchronization

/// A thread that repeats its work four times per second until it is stopped.
final class RepeatingTask: Sendable {
  private let isStopped = Mutex(false)
  private let wake = DispatchSemaphore(value: 0)

  /// Starts a thread that repeats `work`, with a state that each repetition can change.
  func start<State: Sendable>(
    named name: String, state: State,
    _ work: @escaping @Sendable (inout State) -> Void
  ) {
    let thread = Thread { [self] in
      var state = state
      while !isStopped.withLock({ $0 }) {
        work(&state)
        _ = wake.wait(timeout: .now() + 0.25)
      }
    }
    thread.name = name
    thread.start()
  }

  func stop() {
    isStopped.withLock { $0 = true }
    wake.signal()
  }
}
