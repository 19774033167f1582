// Misconception: A retry that is planned is carried out, whoever listens. See *Dispose*, page 04.
import ReactiveCore

func patient(
  _ request: Signal<String>, retries: Int, wait: Duration, on scheduler: Scheduler
) -> Signal<String> {
  guard retries > 0 else { return request }
  return Signal { subscriber in
    request.subscribe(
      next: { subscriber.sendNext($0) },
      error: { _ in
        scheduler.schedule(after: wait) {
          patient(request, retries: retries - 1, wait: wait * 2, on: scheduler)
            .subscribe(
              next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
              completed: { subscriber.sendCompleted() })
        }
      },
      completed: { subscriber.sendCompleted() })
  }
}
