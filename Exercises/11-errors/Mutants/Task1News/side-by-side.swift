// Misconception: The cache is asked at the same time, to be ready when the server fails. See *Catch*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).catchTo(.empty()).merge(cache)
}
