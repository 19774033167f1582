// Misconception: The order of the two hops does not matter, as both are named. See *Subscribe on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.map(shrink).deliver(on: main).subscribe(on: worker).deliver(on: worker)
}
