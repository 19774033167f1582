import ReactiveCore

/// The request, sent again after longer and longer pauses.
///
/// One error costs one retry and doubles the wait. What is left to do has the same shape, so it is the
/// same function. The numbers are arguments: no two subscribers share them.
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
