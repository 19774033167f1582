import ReactiveCore

/// Task 1: fall back to a cache.
///
/// A news app loads its headlines from a server. When the server fails, or takes too long, the app
/// shows the headlines of yesterday, which are in a cache.
///
/// - The server has `limit` to send everything, counted from the subscription.
/// - Headlines that the server sent before it failed stay; those of the cache follow.
/// - The cache is opened only when it is needed, and may take as long as it likes.
/// - When the cache fails too, so does the result.
///
///     server  -a-#
///     cache   -y-z|
///     news    -a--y-z|
///
/// Rests on the page 11-errors, cells "Catch" and "Timeout".
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  .empty()
}
