import ReactiveCore

/// Task 4: try again, and wait longer each time.
///
/// A server that is busy does not get better when everybody asks again at once. So a request that failed
/// waits before it is sent again: first for `wait`, then twice as long, then four times as long.
///
/// - `retries` is how many more times the request may be sent. After that its last error is sent on,
///   at once.
/// - Values pass as they come, also those of a request that fails later.
/// - When the subscriber leaves, nothing more is sent.
/// - Every subscriber begins with all retries, and with the short wait.
///
/// A request that fails after a second, with two retries and a first wait of one second:
///
///     request 1  -#
///     request 2    -#
///     request 3       -#
///     result     ------#
///
/// `pause` is in Given/.
///
/// Rests on the page 11-errors, cells "Wait, then try again" and "Retry".
func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
