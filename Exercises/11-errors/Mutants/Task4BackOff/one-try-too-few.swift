// Misconception: Three retries are three requests. See *Retry*, page 11.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 1 else { return request }
  return request.catch { _ in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
    }
  }
}
