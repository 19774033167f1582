// Misconception: deliver(on:) worker moves the work to the worker, the reading too. See *Deliver on*, page 12.
import ReactiveCore

func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.deliver(on: worker).map(shrink).deliver(on: main)
}
