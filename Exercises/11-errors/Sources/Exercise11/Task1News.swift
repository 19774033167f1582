import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// - A server that takes longer than `limit` to complete is disposed.
/// - The cache is asked only after that or after the server's error, and not after a dispose.
/// - The cache has no limit, and its error is sent.
///
/// Page: 11-errors, "Catch", "Timeout"
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
