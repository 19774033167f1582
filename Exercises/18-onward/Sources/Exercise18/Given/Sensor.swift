import Synchronization

/// A thermometer with an old interface: it calls back from `start` on, until the caller stops it.
final class Sensor: Sendable {
  /// What it calls back with.
  enum Report: Sendable {
    case reading(Int)
    case failed(any Error)
    case finished
  }

  typealias Listener = @Sendable (Report) -> Void

  private struct State {
    var nextTicket = 0
    var listeners: [(ticket: Int, listener: Listener)] = []
  }

  private let state = Mutex(State())

  /// Calls `listener` with each report from now on, and returns the ticket that stops it.
  func start(_ listener: @escaping Listener) -> Int {
    state.withLock { state in
      state.nextTicket += 1
      state.listeners.append((state.nextTicket, listener))
      return state.nextTicket
    }
  }

  /// Calls the listener of this ticket no more.
  func stop(_ ticket: Int) {
    state.withLock { $0.listeners.removeAll { $0.ticket == ticket } }
  }

  /// How many listeners it has.
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Reports to all listeners; the sensor's own electronics do this.
  func report(_ report: Report) {
    for (_, listener) in state.withLock({ $0.listeners }) { listener(report) }
  }
}
