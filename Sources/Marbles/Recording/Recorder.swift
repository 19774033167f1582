import ReactiveCore
import Synchronization

/// A recorder that draws several places in a chain as one diagram.
///
/// ```swift
/// let recorder = Recorder(scheduler)
/// letters.recorded("letters", by: recorder)
///   .merge(numbers.recorded("numbers", by: recorder))
///   .recorded("merge", by: recorder)
///   .subscribe()
/// scheduler.run()
/// print(recorder.diagram)
/// ```
public final class Recorder: @unchecked Sendable {  // Sendable: `lock` guards `places`.
  let clock: Clock
  private let axis: Diagram.Axis
  private let lock = Mutex(())
  private var places: [() -> [Row]] = []

  /// Creates a recorder that uses a scheduler's time.
  public init(_ scheduler: Scheduler) {
    clock = SchedulerClock(scheduler)
    (scheduler as? TestScheduler)?.onSchedule(clock.trace.carrying)
    axis = .seconds
  }

  /// Creates a recorder for synchronous code, where an event and all events it causes are one step.
  public init() {
    clock = StepClock()
    axis = .steps
  }

  /// The diagram so far, with one row per subscription.
  ///
  /// The places are in the order in which `recorded` was called.
  public var diagram: Diagram {
    let rows = lock.withLock { _ in places }.flatMap { $0() }
    let trace = clock.trace.state
    let colored = Origins(of: rows, in: trace).shown(in: rows)
    return Diagram(
      rows: Reasons(of: colored, in: trace).shown(in: Derivations(of: colored, in: trace).shown()),
      axis: axis)
  }

  func probe<Value>(_ signal: Signal<Value>, operators: [String]) -> Probe<Value> {
    Probe(signal, clock: clock, operators: operators)
  }

  func draw(_ rows: @escaping () -> [Row]) {
    lock.withLock { _ in places.append(rows) }
  }
}

extension Signal {
  /// Returns a signal that forwards the events of this signal, and records one row per subscription.
  public func recorded(_ name: String, by recorder: Recorder) -> Signal<Value> {
    recorded(name, operators: operators, by: recorder)
  }

  /// Returns a signal that records this signal.
  ///
  /// - Parameter operators: The operators that made this signal.
  package func recorded(
    _ name: String, operators: [String], by recorder: Recorder
  ) -> Signal<Value> {
    let probe = recorder.probe(self, operators: operators)
    recorder.draw { probe.rows(name) }
    return probe.signal
  }
}
