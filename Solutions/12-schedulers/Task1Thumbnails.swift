import ReactiveCore

/// Returns a signal that reads and shrinks photos on `worker`, and sends them on `main`.
///
/// `deliver(on: main)` is the last step, so everything before it runs on `worker`.
func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  photos.subscribe(on: worker).map(shrink).deliver(on: main)
}
