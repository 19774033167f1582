import ReactiveCore
import Synchronization

/// Notes which event brought about which, of all that is recorded in one run.
///
/// An event that is recorded while another is handed on was brought about by it. What is recorded later, as
/// after a delay, has no known cause.
final class Trace: Sendable {
  struct State {
    /// The cause of each event, by number.
    var causes: [Int?] = []
    /// From which other places something came to a place.
    var sources: [[Int]] = []
  }

  private struct Step {
    let trace: Trace
    let place: Int
    /// The event that is handed on; nil while the place is subscribed.
    let number: Int?
  }

  /// What a thread is doing at the moment, the innermost last.
  private final class Steps {
    var all: [Step] = []

    func last(of trace: Trace) -> Step? { all.last { $0.trace === trace } }
  }

  private static let steps = ThreadLocal { Steps() }
  private let shared = Mutex(State())

  var state: State { shared.withLock { $0 } }

  func newPlace() -> Int {
    shared.withLock { state in
      state.sources.append([])
      return state.sources.count - 1
    }
  }

  /// The place is being subscribed to what is above it, until ``end()``.
  func beginSubscription(at place: Int) {
    let steps = Trace.steps.current
    if let below = steps.last(of: self), below.number == nil { connect(place, to: below.place) }
    steps.all.append(Step(trace: self, place: place, number: nil))
  }

  /// An event is handed on at the place, until ``end()``; returns its number.
  func beginDelivery(at place: Int) -> Int {
    let steps = Trace.steps.current
    let above = steps.last(of: self)
    let cause = above?.number
    if let above, cause != nil { connect(above.place, to: place) }
    let number = shared.withLock { state in
      state.causes.append(cause)
      return state.causes.count - 1
    }
    steps.all.append(Step(trace: self, place: place, number: number))
    return number
  }

  func end() { Trace.steps.current.all.removeLast() }

  private func connect(_ above: Int, to below: Int) {
    if above == below { return }
    shared.withLock { state in
      if !state.sources[below].contains(above) { state.sources[below].append(above) }
    }
  }
}
