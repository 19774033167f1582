import ReactiveCore

/// The headlines of the server, or else those of the cache.
///
/// The limit stands before the cure, so that it holds for the server alone.
func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).catchTo(cache)
}
