import ReactiveCore
import Synchronization

/// A record of the causes of all events in one run.
///
/// If an event is recorded while another event is being forwarded, the other event is its cause. The
/// cause of scheduled work is the event that was being forwarded when the work was scheduled.
final class Trace: Sendable {
  struct State {
    /// The cause of each event, indexed by event number.
    var causes: [Int?] = []
    /// For each place, the other places from which it received events.
    var sources: [[Int]] = []
    /// The note of each event, indexed by event number.
    var notes: [Int] = []
    /// For each note, the note of the event or subscription in progress when the note was made.
    ///
    /// A note is an entry for an event, a subscription, or a disposal.
    var reasons: [Int?] = []

    mutating func note(_ reason: Int?) -> Int {
      reasons.append(reason)
      return reasons.count - 1
    }
  }

  private struct Step {
    let trace: Trace
    /// The place of the event or subscription, or `nil` for scheduled work.
    let place: Int?
    /// The number of the event that is being forwarded, or `nil` if there is none.
    let number: Int?
    let note: Int
  }

  /// A thread's current steps, from the outermost to the innermost.
  private final class Steps {
    var all: [Step] = []

    func last(of trace: Trace) -> Step? { all.last { $0.trace === trace && $0.place != nil } }
    func note(of trace: Trace) -> Int? { all.last { $0.trace === trace }?.note }
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

  /// Returns the work, wrapped so that its cause is the event that is being forwarded now.
  func carrying(_ work: @escaping () -> Void) -> () -> Void {
    guard let note = Trace.steps.current.note(of: self) else { return work }
    return { [self] in
      Trace.steps.current.all.append(Step(trace: self, place: nil, number: nil, note: note))
      work()
      end()
    }
  }

  /// Adds a note of a subscription or a disposal, and returns its number.
  func note() -> Int {
    let reason = Trace.steps.current.note(of: self)
    return shared.withLock { $0.note(reason) }
  }

  /// Records that a subscription at the place is in progress until ``end()`` is called.
  ///
  /// `note` is the index of the subscription's note.
  func beginSubscription(at place: Int, note: Int) {
    let steps = Trace.steps.current
    if let below = steps.last(of: self), below.number == nil, let other = below.place {
      connect(place, to: other)
    }
    steps.all.append(Step(trace: self, place: place, number: nil, note: note))
  }

  /// Records the start of a delivery, which ``end()`` ends, and returns the new event's number.
  func beginDelivery(at place: Int) -> Int {
    let steps = Trace.steps.current
    let above = steps.last(of: self)
    let cause = above?.number
    if let other = above?.place, cause != nil { connect(other, to: place) }
    let reason = steps.note(of: self)
    let (number, note) = shared.withLock { state in
      state.causes.append(cause)
      state.notes.append(state.note(reason))
      return (state.causes.count - 1, state.reasons.count - 1)
    }
    steps.all.append(Step(trace: self, place: place, number: number, note: note))
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
