import ReactiveCore

/// Task 2: a callback API as a signal.
///
/// Wrap `FileServer.download` (see Given/FileServer.swift). The signal sends each part of the file as
/// it comes. It completes when the file is complete, and fails with the server's error.
///
/// - Nothing is asked of the server before somebody subscribes.
/// - Every subscription starts a transfer of its own.
/// - When a subscriber leaves, the transfer is cancelled.
///
/// ```swift
/// download("poem", from: server)
/// // "Roses" at 1 s, "Violets" at 2 s, completed at 3 s
/// ```
///
/// Rests on the page 04-signals, cell "A download".
func download(_ name: String, from server: FileServer) -> Signal<String> {
  .empty()
}
