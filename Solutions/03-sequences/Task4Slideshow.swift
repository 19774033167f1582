import ReactiveCore

/// The sharp photos, developed on the scheduler, one at a time and once for all.
func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).filter(\.isSharp).signal(on: scheduler)
}
