// Misconception: deliver(on:) main is enough: what comes before it is done elsewhere. See *Deliver on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.map(shrink).deliver(on: main)
}
