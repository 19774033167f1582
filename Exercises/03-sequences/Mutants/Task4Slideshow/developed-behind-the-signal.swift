// Misconception: A map behind the signal keeps what it developed, as the map of a list does. See *A list on a scheduler*, page 03.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.signal(on: scheduler).map(develop).filter(\.isSharp)
}
