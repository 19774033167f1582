import ReactiveCore

/// Task 4: a slide show that lets the program live.
///
/// A slide show sends the sharp photos. Developing takes long, so it has to happen on the scheduler, one
/// photo at a time, and not where somebody subscribes.
///
/// - Nothing is developed before somebody subscribes and the scheduler runs.
/// - Between two slides the scheduler can do other work.
/// - A photo is developed once, for all subscribers together.
/// - When nobody listens any more, nothing more is developed.
/// - It completes after the last slide.
///
///     names   a-sharp  b-blurred  c-sharp
///     slides  a-sharp  c-sharp  completed
///
/// Rests on the page 03-sequences, cell "A list on a scheduler".
func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  .empty()
}
