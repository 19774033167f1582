// Misconception: A signal of a list can only run where somebody subscribes. See *A list on a scheduler*, page 03.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).filter(\.isSharp).signal(on: .immediate)
}
