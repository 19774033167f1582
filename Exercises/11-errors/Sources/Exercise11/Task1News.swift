import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// - A server that takes longer than `limit` to complete is disposed.
/// - The cache is asked only if the server fails or reaches the limit, and never after disposal.
/// - The cache has no time limit. Its error is sent to the subscriber.
///
/// Page: 11-errors, "Catch", "Timeout"
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
