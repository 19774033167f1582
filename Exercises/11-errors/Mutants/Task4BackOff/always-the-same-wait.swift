// Slip: The wait before each retry is the one that was asked for.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request }
  return request.catch { _ in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait, on: scheduler)
    }
  }
}
