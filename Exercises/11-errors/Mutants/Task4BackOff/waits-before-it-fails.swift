// Slip: Each failed request is followed by a wait, the last one too.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  request.catch { error in
    pause(wait, on: scheduler).then {
      retries > 0
        ? patient(request, retries: retries - 1, wait: wait * 2, on: scheduler) : .error(error)
    }
  }
}
