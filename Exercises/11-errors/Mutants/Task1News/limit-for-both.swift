// Misconception: The limit may stand at the end of the chain, as it is about the whole. See *Timeout*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.catchTo(cache).timeout(limit, on: scheduler)
}
