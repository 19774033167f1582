// Misconception: subscribe(on:) says where the subscriber is, and deliver(on:) where the work is. See *Subscribe on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.subscribe(on: main).map(shrink).deliver(on: worker)
}
