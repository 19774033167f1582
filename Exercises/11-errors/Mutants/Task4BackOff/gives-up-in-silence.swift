// Misconception: When all retries are used up there is nothing more to say: completed. See *Retry*, page 11.
// Shown by: test_without_retries_the_first_error_is_the_last
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request.catchTo(.empty()) }
  return request.catch { _ in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
    }
  }
}
