import ReactiveCore

/// Task 1: a launch countdown.
///
/// Make a signal that sends `start` at once, then one less every second, and completes with its zero.
///
/// - A negative `start` fails at once with `CountdownError.alreadyLaunched`.
/// - Every subscriber gets a countdown of their own, from the beginning.
/// - When a subscriber leaves, their clock stops.
///
/// Time comes from `scheduler`; `scheduler.schedule(after:every:)` repeats work and returns what
/// stops it.
///
/// ```swift
/// countdown(from: 3, on: clock)
/// // 3 at 0 s, 2 at 1 s, 1 at 2 s, 0 at 3 s, completed at 3 s
/// ```
///
/// Rests on the page 04-signals, cells "A clock of our own" and "Dispose".
func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  .empty()
}
