import ReactiveCore

/// Task 2: a callback API as a signal.
///
/// ```swift
/// download("poem", from: server)
/// // "Roses" at 1 s, "Violets" at 2 s, completed at 3 s
/// ```
///
/// Wrap `FileServer.download`, in Given/FileServer.swift.
///
/// - Sends the parts as they arrive, and then completes.
/// - Fails with the server's error.
/// - Each subscription starts its own transfer. Disposing the subscription cancels the transfer.
///
/// Page: 04-signals, "Wrap the server"
func download(_ name: String, from server: FileServer) -> Signal<String> {
  .empty()
}
