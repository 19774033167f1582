// Misconception: A server that has sent a value is well again, so the retries begin anew. See *Retry*, page 11.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  func attempt(left: Int, wait current: Duration) -> Signal<String> {
    .defer {
      var hasSent = false
      return request.doNext { _ in hasSent = true }.catch { error in
        let left = hasSent ? retries : left
        let current = hasSent ? wait : current
        if left == 0 { return .error(error) }
        return pause(current, on: scheduler).then { attempt(left: left - 1, wait: current * 2) }
      }
    }
  }
  return attempt(left: retries, wait: wait)
}
