import Console
import Marbles
import PlainText
import Synchronization

/// Lets virtual time take as long as real time, and shows how much of it has passed in a cell: the
/// diagram so far where one is recorded, and otherwise the seconds.
///
/// Many cells print nothing before their end, so this stands where the next line will be printed. It is
/// written beyond the cursor and cleared before that line comes.
final class LiveClock: Sendable {
  private let terminal: Terminal
  private let isShown: Bool
  /// The diagram as it is when so much time has passed since the last event; nil if there is none.
  private let drawing: @Sendable (Duration) -> String?
  private let passed = Mutex(Duration.zero)

  init(
    _ terminal: Terminal, isShown: Bool,
    drawing: @escaping @Sendable (Duration) -> String? = { _ in nil }
  ) {
    self.terminal = terminal
    self.isShown = isShown
    self.drawing = drawing
  }

  /// Begins at zero, as each cell does.
  func restart() { passed.withLock { $0 = .zero } }

  /// Waits for a time; a reader who cuts it short waits for nothing that is left of it.
  func wait(_ duration: Duration) {
    guard isShown else {
      _ = terminal.wait(duration)
      return
    }
    let start = passed.withLock { $0 }
    let end = start + duration
    passed.withLock { $0 = end }
    var now = start
    while now < end {
      let seconds = now.components.seconds
      let drawn = drawing(now - start).flatMap(beyondTheCursor)
      terminal.write(drawn ?? "\u{1B}7\u{1B}[2m  \(seconds) s\u{1B}[0m\u{1B}8")
      let next = min(end, .seconds(seconds + 1))
      guard terminal.wait(next - now) else {
        // The reader's Return has moved the cursor down.
        if drawn != nil { terminal.write("\u{1B}[A\u{1B}[J") }
        return
      }
      now = next
    }
    terminal.write("\u{1B}[J")
  }

  /// Lines below the cursor, which goes back to where it stood; nil if the window does not hold them.
  private func beyondTheCursor(_ text: String) -> String? {
    let lines = text.lines
    guard let rows = terminal.size()?.rows, lines.count < rows else { return nil }
    let back = lines.count > 1 ? "\u{1B}[\(lines.count - 1)A\r" : "\r"
    return "\u{1B}[J" + text + back
  }
}

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
