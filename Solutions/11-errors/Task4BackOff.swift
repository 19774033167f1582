import ReactiveCore

/// Returns a request that is sent again after an error, at most `retries` times.
///
/// After an error, the function calls itself with one fewer retry and twice the wait. Both are
/// arguments, so each subscriber has its own.
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
