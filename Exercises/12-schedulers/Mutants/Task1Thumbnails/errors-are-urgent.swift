// Misconception: An error should be told at once, and needs no hop. See *Deliver on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  Signal { subscriber in
    photos.subscribe(on: worker).map(shrink)
      .doError { subscriber.sendError($0) }
      .deliver(on: main)
      .subscribe(
        next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
  }
}
