import ReactiveCore

/// Task 4: try again, and wait longer each time.
///
///     request 1  -#
///     request 2    -#                 retries: 2
///     request 3       -#              wait: 1 s
///     result     ------#
///
/// Use `pause`, from Given/Pause.swift.
///
/// - The first wait is `wait`. Each later wait is twice as long.
/// - After `retries` retries, the last error is sent immediately.
/// - Values are sent when they arrive, and change neither the retries nor the wait.
/// - After disposal, no request is sent.
/// - Each subscriber has its own retries and waits.
///
/// Page: 11-errors, "Wait, then try again", "Retry"
func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
