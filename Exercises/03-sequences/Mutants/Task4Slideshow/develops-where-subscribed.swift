// Misconception: A signal of a list can only run where somebody subscribes.
import ReactiveCore

func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).filter(\.isSharp).signal(on: .immediate)
}
