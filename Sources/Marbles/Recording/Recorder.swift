import ReactiveCore
import Synchronization

/// Listens at many places of one run, and draws them as one diagram.
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
public final class Recorder: @unchecked Sendable {  // Sendable: `lock` guards `rows`.
  private let clock: Clock
  private let lock = Mutex(())
  private var rows: [() -> [Row]] = []

  /// Creates a recorder that reads the time from a scheduler.
  public init(_ scheduler: Scheduler) {
    clock = SchedulerClock(scheduler)
  }

  /// What was heard so far: a row for each subscription, in the order in which the places were named.
  public var diagram: Diagram {
    Diagram(rows: lock.withLock { _ in rows }.flatMap { $0() })
  }

  func probe<Value>(_ signal: Signal<Value>, named name: String) -> Probe<Value> {
    let probe = Probe(signal, clock: clock)
    lock.withLock { _ in rows.append { Row.rows(name, probe.subscriptions) } }
    return probe
  }
}

extension Signal {
  /// Sends what this signal sends, and lets a recorder draw it as a row, or one for each subscription.
  public func recorded(_ name: String, by recorder: Recorder) -> Signal<Value> {
    recorder.probe(self, named: name).signal
  }
}
