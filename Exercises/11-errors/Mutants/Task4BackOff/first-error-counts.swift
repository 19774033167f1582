// Misconception: The error to report is the one that came first. See *Retry*, page 11.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request }
  return request.catch { first in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
        .catch { _ in .error(first) }
    }
  }
}
