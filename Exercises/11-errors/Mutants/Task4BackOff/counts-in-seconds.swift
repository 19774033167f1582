// Slip: The waits are 1, 2 and 4 seconds.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  func attempt(retries: Int, seconds: Int) -> Signal<String> {
    guard retries > 0 else { return request }
    return request.catch { _ in
      pause(.seconds(seconds), on: scheduler).then {
        attempt(retries: retries - 1, seconds: seconds * 2)
      }
    }
  }
  return attempt(retries: retries, seconds: 1)
}
