// Misconception: A server that is slow will fail by itself, sooner or later. See *Timeout*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.catchTo(cache)
}
