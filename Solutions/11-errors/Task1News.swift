import ReactiveCore

/// Returns the server's headlines, followed by the cache's if the server fails or is too slow.
///
/// `timeout` comes before `catchTo`, so the limit applies only to the server.
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).catchTo(cache)
}
