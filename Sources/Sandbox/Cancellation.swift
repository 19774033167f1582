import Synchronization

/// Ends a run from another thread.
///
/// ```swift
/// let cancellation = Cancellation()
/// stopButton.action = { cancellation.cancel() }
/// let finished = try child.run(until: cancellation)   // .cancelled
/// ```
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Nothing is cancelled yet.
  package init() {}

  /// Whether ``cancel()`` has been called.
  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// The run ends within about a twentieth of a second; a later run does not begin.
  package func cancel() { flag.store(true, ordering: .releasing) }
}
