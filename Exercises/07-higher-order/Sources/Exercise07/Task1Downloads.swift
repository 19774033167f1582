import ReactiveCore

/// Task 1: a download queue.
///
///     marked     (abcd|)              load     ---x|
///     downloads  ---(abc)---d|
///
/// A user marks files in a list, and each marked file is downloaded. `load` returns the signal of
/// one file; subscribing to it opens a connection. The server allows three connections.
///
/// - A file starts as soon as it is marked if fewer than three are loading. The others wait, in the
///   order in which they were marked.
/// - Each value of a file is sent when it arrives.
/// - It completes when the marks have completed and every file is loaded.
/// - If one file fails, its error is sent and nothing more is loaded.
/// - Disposing stops the running downloads and drops the waiting ones.
///
/// Rests on the page 07-higher-order, cell "Two at a time".
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
