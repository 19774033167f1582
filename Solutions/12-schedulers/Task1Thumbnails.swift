import ReactiveCore

/// Small pictures: made on `worker`, shown on `main`.
///
/// The last stage hops to main, so that everything before it stays where the work began.
func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.subscribe(on: worker).map(shrink).deliver(on: main)
}
