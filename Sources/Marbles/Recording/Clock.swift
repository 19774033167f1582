import ReactiveCore
import Synchronization

class Clock: @unchecked Sendable {  // Sendable: `trace` never changes.
  /// The trace of the events that are recorded with this clock.
  let trace = Trace()

  var now: Duration { .zero }

  /// Runs `work`, which forwards an event to the next subscriber.
  func deliver(_ work: () -> Void) { work() }
}

final class SchedulerClock: Clock, @unchecked Sendable {  // Sendable: `scheduler` never changes.
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  override var now: Duration { scheduler.now }
}

/// A clock that counts steps.
///
/// A step is one event together with its effects downstream. The clock replaces virtual time in code
/// that runs synchronously.
final class StepClock: Clock, @unchecked Sendable {  // Sendable: `state` is guarded.
  private let state = Mutex((step: 0, depth: 0))

  /// The number of the latest step, as a duration in seconds.
  override var now: Duration { .seconds(state.withLock { $0.step }) }

  override func deliver(_ work: () -> Void) {
    state.withLock { state in
      if state.depth == 0 { state.step += 1 }
      state.depth += 1
    }
    work()
    state.withLock { $0.depth -= 1 }
  }
}
