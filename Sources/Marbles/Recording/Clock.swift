import ReactiveCore
import Synchronization

/// The time that a recording notes.
class Clock: @unchecked Sendable {  // Sendable: `trace` is, and never changes.
  /// Which event brought about which, of all that is recorded by this clock.
  let trace = Trace()

  var now: Duration { .zero }

  /// Runs `work`, which hands an event on to those who are downstream.
  func handOn(_ work: () -> Void) { work() }
}

/// The time of a scheduler.
final class SchedulerClock: Clock, @unchecked Sendable {  // Sendable: `scheduler` never changes.
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  override var now: Duration { scheduler.now }
}

/// Counts what happens: each event is one step, with everything that it causes downstream.
///
/// It takes the place of time in code that has none, where all would fall into one instant.
final class StepClock: Clock, @unchecked Sendable {  // Sendable: `state` is guarded.
  private let state = Mutex((step: 0, depth: 0))

  /// One second a step, while an event is handed on; otherwise the step that is over.
  override var now: Duration { .seconds(state.withLock { $0.step }) }

  override func handOn(_ work: () -> Void) {
    state.withLock { state in
      if state.depth == 0 { state.step += 1 }
      state.depth += 1
    }
    work()
    state.withLock { $0.depth -= 1 }
  }
}
