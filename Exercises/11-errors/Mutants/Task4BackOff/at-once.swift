// Misconception: retry does all that is needed. See *Wait, then try again*, page 11.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  if retries == 0 { return request }
  return request.retry(retries)
}
