// Misconception: Going on with the cache means concat: first the server, then the cache. See *Catch*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).catchTo(.empty()).concat(cache)
}
