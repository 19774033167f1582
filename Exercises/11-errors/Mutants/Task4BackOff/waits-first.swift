// Misconception: A request is sent after a wait, and the first one is no exception. See *Wait, then try again*, page 11.
// Shown by: test_a_request_that_works_is_sent_once_and_at_once
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  pause(wait, on: scheduler).then {
    guard retries > 0 else { return request }
    return request.catch { _ in
      patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
    }
  }
}
