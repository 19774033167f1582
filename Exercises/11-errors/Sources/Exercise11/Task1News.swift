import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// - A server that takes longer than `limit` to complete is disposed.
/// - The cache is asked only after the limit or the server's error, and not after disposal.
/// - The cache has no limit, and its error is sent.
///
/// Page: 11-errors, "Catch", "Timeout"
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
