import Marbles
import Synchronization

/// The recorder that the running cell has made last, so that its diagram can be seen while it grows.
final class LiveRecorder: Sendable {
  private struct Weak: Sendable {
    weak var recorder: Recorder?
  }

  private let latest = Mutex(Weak(recorder: nil))

  /// Looks at each recorder that is made from now on.
  func begin() {
    forget()
    Recorder.watch { [self] recorder in latest.withLock { $0 = Weak(recorder: recorder) } }
  }

  func forget() { latest.withLock { $0 = Weak(recorder: nil) } }

  func end() { Recorder.watch(nil) }

  /// What it has recorded, when so much time has passed since the last event; nil if it has no time.
  func diagram(after time: Duration) -> Diagram? {
    guard let diagram = latest.withLock({ $0.recorder })?.diagram, diagram.axis == .seconds,
      !diagram.rows.isEmpty
    else { return nil }
    return diagram.waiting(time)
  }
}
