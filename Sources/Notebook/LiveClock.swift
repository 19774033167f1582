import Console
import Synchronization

/// Lets virtual time take as long as real time, and shows how much of it has passed in a cell.
///
/// Many cells print nothing before their end, so the seconds stand where the next line will be
/// printed. They are written beyond the cursor and cleared before that line comes.
final class LiveClock: Sendable {
  private let terminal: Terminal
  private let isShown: Bool
  private let passed = Mutex(Duration.zero)

  init(_ terminal: Terminal, isShown: Bool) {
    self.terminal = terminal
    self.isShown = isShown
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
      terminal.write("\u{1B}7\u{1B}[2m  \(seconds) s\u{1B}[0m\u{1B}8")
      let next = min(end, .seconds(seconds + 1))
      guard terminal.wait(next - now) else { return }
      now = next
    }
    terminal.write("\u{1B}[K")
  }
}
