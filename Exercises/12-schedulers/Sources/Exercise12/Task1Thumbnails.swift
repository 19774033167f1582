import ReactiveCore

/// Task 1: work off main, and results back.
///
///     worker   read a, shrink a, read b, shrink b, completed
///     main     a, b, completed
///
/// Subscribing to `photos` reads them.
///
/// - Photos are read and shrunk on `worker`.
/// - The small photos, and then the completion or error, are sent on `main`.
/// - `subscribe` returns before any photo is read.
/// - If the result is disposed before `worker` begins, nothing is read.
///
/// Page: 12-schedulers, "Deliver on", "Subscribe on"
func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  .empty()
}
