// Misconception: After the hop the results are on main, so there they can be made small. See *Deliver on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.subscribe(on: worker).deliver(on: main).map(shrink)
}
