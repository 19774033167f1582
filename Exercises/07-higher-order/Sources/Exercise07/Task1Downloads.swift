import ReactiveCore

/// Task 1: a download queue.
///
///     marked     (abcd|)              load     ---x|
///     downloads  ---(abc)---d|
///
/// - A marked file starts loading if fewer than three others are loading. The rest wait in order.
/// - Values are sent when they arrive.
/// - Completes when `marked` and all loads complete.
/// - Fails with the first error. After an error or disposal, no files load.
///
/// Page: 07-higher-order, "Two at a time"
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
