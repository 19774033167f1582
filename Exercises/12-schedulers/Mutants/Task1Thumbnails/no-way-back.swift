// Misconception: Results come back by themselves to where the subscription was made. See *Subscribe on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.subscribe(on: worker).map(shrink)
}
