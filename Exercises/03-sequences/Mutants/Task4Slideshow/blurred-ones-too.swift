// Slip: A slide show is the list of the photos; which of them are sharp is seen later.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).signal(on: scheduler)
}
