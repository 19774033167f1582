import ReactiveCore

/// Task 1: work off main, and results back.
///
/// A photo app shows small pictures. `photos` reads large photos from the disk while it is being
/// subscribed, and `shrink` makes a small one of each. Both take long, so the screen freezes.
///
/// - The photos are read on `worker`, and each of them is shrunk on `worker`.
/// - The small pictures, the completion and an error come on `main`.
/// - Whoever subscribes does not wait: nothing has been read when `subscribe` returns.
/// - Order is kept: an error comes after the pictures that were made before it.
///
///     worker   read a, shrink a, read b, shrink b, completed
///     main     a, b, completed
///
/// Rests on the page 12-schedulers, cells "Deliver on" and "Subscribe on".
func thumbnails(
  of photos: Signal<String>, shrink: @escaping (String) -> String,
  on worker: Scheduler, main: Scheduler
) -> Signal<String> {
  .empty()
}
