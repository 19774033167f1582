import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// - The server has `limit` to complete, counted from the subscription. Then it is disposed.
/// - The cache is subscribed only if the server fails or is too slow. Its headlines follow the
///   server's.
/// - The cache has no limit, and its error is sent.
/// - After a dispose the cache is not subscribed.
///
/// Page: 11-errors, "Catch", "Timeout"
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
