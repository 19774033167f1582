import ReactiveCore

/// Task 4: a slide show that doesn't block.
///
///     names   a-sharp  b-blurred  c-sharp
///     slides  a-sharp  c-sharp  completed
///
/// - Sends the sharp photos in order, and completes.
/// - Photos are developed on the scheduler, which can do other work between two slides.
/// - A photo is developed once for all subscribers.
/// - Without a subscriber, no photo is developed.
///
/// Page: 03-sequences, "A list on a scheduler"
func slideshow(
  of names: [String], develop: @escaping (String) -> Photo, on scheduler: Scheduler
) -> Signal<Photo> {
  .empty()
}
