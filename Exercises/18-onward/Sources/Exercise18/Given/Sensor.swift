import Synchronization

/// A thermometer that reports its readings to any number of listeners.
final class Sensor: Sendable {
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

  /// Starts calling `listener` with each report, and returns a ticket for `stop(_:)`.
  func start(_ listener: @escaping Listener) -> Int {
    state.withLock { state in
      state.nextTicket += 1
      state.listeners.append((state.nextTicket, listener))
      return state.nextTicket
    }
  }

  /// Stops calling the listener with this ticket.
  func stop(_ ticket: Int) {
    state.withLock { $0.listeners.removeAll { $0.ticket == ticket } }
  }

  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Calls all listeners with a report.
  func report(_ report: Report) {
    for (_, listener) in state.withLock({ $0.listeners }) { listener(report) }
  }
}
