import Synchronization

/// Ends a run from another thread.
///
/// ```swift
/// let cancellation = Cancellation()
/// stopButton.action = { cancellation.cancel() }
/// let finished = try child.run(until: cancellation)   // .cancelled
/// ```
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Nothing is cancelled yet.
  public init() {}

  /// Whether ``cancel()`` has been called.
  public var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// The run ends within about a twentieth of a second; a later run does not begin.
  public func cancel() { flag.store(true, ordering: .releasing) }
}
