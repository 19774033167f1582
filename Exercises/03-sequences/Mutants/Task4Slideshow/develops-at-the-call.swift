// Misconception: The photos have to be there before a signal can send them. See *A list on a scheduler*, page 03.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.map(develop).filter(\.isSharp).lazyList.signal(on: scheduler)
}
