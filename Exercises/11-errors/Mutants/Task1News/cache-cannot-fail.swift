// Misconception: A cache is on the device, so its errors do not matter. See *Two errors*, page 11.
import ReactiveCore

func news(
  server: Signal<String>, cache: Signal<String>, limit: Duration, on scheduler: Scheduler
) -> Signal<String> {
  server.timeout(limit, on: scheduler).catchTo(cache).catchTo(.empty())
}
