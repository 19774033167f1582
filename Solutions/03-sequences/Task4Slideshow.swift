import ReactiveCore

/// Returns the sharp photos, developed one at a time on the scheduler and kept by the list.
func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).filter(\.isSharp).signal(on: scheduler)
}
