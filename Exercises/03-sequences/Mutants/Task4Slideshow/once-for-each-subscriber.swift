// Misconception: Every subscriber needs a list of its own. See *A list on a scheduler*, page 03.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  Signal.defer { names.lazyList.map(develop).filter(\.isSharp).signal(on: scheduler) }
}
