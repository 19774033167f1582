// Misconception: deliver(on:) main is enough: what comes before it is done elsewhere.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.map(shrink).deliver(on: main)
}
