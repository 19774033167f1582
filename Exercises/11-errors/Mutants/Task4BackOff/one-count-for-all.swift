// Misconception: The retries that are left are counted in a variable beside the signal. See *Cold*, page 04.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  var left = retries
  var next = wait
  return request.catch { error in
    if left == 0 { return .error(error) }
    left -= 1
    let now = next
    next = next * 2
    return pause(now, on: scheduler).then {
      patient(request, retries: left, wait: next, on: scheduler)
    }
  }
}
