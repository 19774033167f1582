import ReactiveCore

/// Task 1: fall back to a cache.
///
///     server  -a-#
///     cache      -y-z|
///     news    -a--y-z|
///
/// A news app shows the server's headlines. If the server fails or is too slow, the app shows
/// yesterday's headlines from a cache.
///
/// - The server has `limit` to complete, counted from the subscription. Then it is disposed.
/// - The headlines that the server has sent stay, and the cache's headlines follow.
/// - The cache is subscribed only if the server has failed or was too slow. It has no limit.
/// - If the cache fails, its error is sent.
/// - After a dispose the cache is not subscribed any more.
///
/// Rests on the page 11-errors, cells "Catch" and "Timeout".
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
