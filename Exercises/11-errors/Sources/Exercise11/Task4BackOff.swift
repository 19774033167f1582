import ReactiveCore

/// Task 4: try again, and wait longer each time.
///
///     request 1  -#
///     request 2    -#                 retries: 2
///     request 3       -#              wait: 1 s
///     result     ------#
///
/// Send a failed request again, but wait first.
///
/// - The first wait is `wait`. The next one is twice as long, then four times as long.
/// - `retries` is how many times a request may be sent again. Then its last error is sent at once.
/// - Each value is sent when it arrives, even if its request fails later. It adds no retries.
/// - When the subscriber leaves, no request is sent any more.
/// - Each subscriber begins with all retries and the first wait.
///
/// `pause` is in Given/.
///
/// Page: 11-errors, "Wait, then try again", "Retry"
func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
