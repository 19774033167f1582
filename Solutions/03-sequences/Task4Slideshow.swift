import ReactiveCore

/// Returns a signal that develops one photo at a time on the scheduler and sends the sharp ones.
///
/// The list keeps its elements, so all subscribers share the developed photos.
func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  names.lazyList.map(develop).filter(\.isSharp).signal(on: scheduler)
}
