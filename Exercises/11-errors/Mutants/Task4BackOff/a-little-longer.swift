// Slip: Longer and longer means one second more each time.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request }
  return request.catch { _ in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait + .seconds(1), on: scheduler)
    }
  }
}
