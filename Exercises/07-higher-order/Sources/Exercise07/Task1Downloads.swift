import ReactiveCore

/// Task 1: a download queue.
///
/// Somebody marks files in a list; each marked file is to be loaded. The server allows three
/// connections. `load` gives the signal of one file, which opens a connection when it is subscribed.
///
/// - A file is loaded as soon as it is marked, if fewer than three are being loaded. Otherwise it
///   waits, and is loaded when its turn comes, in the order of marking.
/// - What the files send is passed on, as it comes.
/// - It completes when no file can be marked any more and all are loaded. It fails when one fails.
///
///     marked     (abcd|)              load     ---x|
///     downloads  ---(abc)---d|
///
/// Rests on the page 07-higher-order, cell "Two at a time".
func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
