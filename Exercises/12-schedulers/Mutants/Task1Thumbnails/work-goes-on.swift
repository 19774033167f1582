// Misconception: Work that was asked for is done, whether somebody waits for it or not. See *Cancel*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  Signal { subscriber in
    worker.schedule {
      photos.map(shrink).deliver(on: main).subscribe(
        next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
    }
    return nil
  }
}
