import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// Show the server's headlines. If it fails or is too slow, show yesterday's headlines from a
/// cache.
///
/// - The server has `limit` to complete, counted from the subscription. Then it is disposed.
/// - Its headlines stay, and the cache's headlines follow.
/// - The cache is subscribed only if the server fails or is too slow. It has no limit.
/// - If the cache fails, its error is sent.
/// - After a dispose the cache is not subscribed any more.
///
/// Page: 11-errors, "Catch", "Timeout"
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
