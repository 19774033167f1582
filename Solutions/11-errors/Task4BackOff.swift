import ReactiveCore

/// After an error, the function calls itself with one retry fewer and twice the wait.
///
/// Both numbers are arguments, so no two subscribers share them.
func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request }
  return request.catch { _ in
    pause(wait, on: scheduler).then {
      patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
    }
  }
}
