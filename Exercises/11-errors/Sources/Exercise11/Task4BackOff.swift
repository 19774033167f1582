import ReactiveCore

/// Task 4: try again, and wait longer each time.
///
///     request 1  -#
///     request 2    -#                 retries: 2
///     request 3       -#              wait: 1 s
///     result     ------#
///
/// Send a failed request again after a wait. `pause` is in Given/.
///
/// - The first wait is `wait`. Each next one is twice as long.
/// - A request is sent again at most `retries` times. Then its last error is sent at once.
/// - Values are sent when they arrive. They add no retries.
/// - After a dispose no request is sent.
/// - Each subscriber begins with all retries and the first wait.
///
/// Page: 11-errors, "Wait, then try again", "Retry"
func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
