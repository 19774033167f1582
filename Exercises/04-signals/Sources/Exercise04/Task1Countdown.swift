import ReactiveCore

/// Task 1: a launch countdown.
///
/// ```swift
/// countdown(from: 3, on: clock)
/// // 3 at 0 s, 2 at 1 s, 1 at 2 s, 0 at 3 s, completed at 3 s
/// ```
///
/// - Sends `start` immediately, counts down every second, and completes right after 0.
/// - A negative `start` fails immediately with `CountdownError.alreadyLaunched`.
/// - Each subscriber gets its own countdown.
/// - The clock stops when the countdown completes or its subscription is disposed.
///
/// Page: 04-signals, "A clock of our own", "Dispose"
func countdown(from start: Int, on scheduler: TestScheduler) -> Signal<Int> {
  .empty()
}
