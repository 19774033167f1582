// Misconception: Going on after an error means to try again. See *A sensor that fails*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).retry(1).catchTo(cache)
}
