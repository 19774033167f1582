import ReactiveCore

/// Task 1: a download queue.
///
///     marked     (abcd|)              load     ---x|
///     downloads  ---(abc)---d|
///
/// Download each file that a user marks. Subscribing to `load(name)` opens a connection. The server
/// allows three connections.
///
/// - A file starts when it is marked if fewer than three are loading. The others wait, in order.
/// - Each value is sent when it arrives.
/// - It completes when the marks and all files have completed.
/// - The first error is sent, and nothing more is loaded.
/// - Disposing stops the running files and drops the waiting ones.
///
/// Page: 07-higher-order, "Two at a time"
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
