import PlainText
import Synchronization

/// A line on the terminal that shows the current activity and is erased afterward.
///
/// The line doesn't animate by itself, so call ``redraw()`` repeatedly while waiting. It is erased
/// only if it was drawn, because other programs can write to the same terminal.
package final class ProgressLine {
  package static var silent: ProgressLine { ProgressLine(isShown: false) }

  private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let erasure = "\r\u{1b}[K"
  /// A Boolean value that indicates whether the process has drawn a progress line.
  private static let isDrawn = Atomic(false)

  private let isShown: Bool
  private let write: (String) -> Void
  private let now: () -> ContinuousClock.Instant
  private var start: ContinuousClock.Instant
  private var text = ""
  private var drawn = ""

  package init(
    isShown: Bool, write: @escaping (String) -> Void = { writeAll($0, to: standardError) },
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.isShown = isShown
    self.write = write
    self.now = now
    start = now()
  }

  /// Returns a line that is drawn on the error stream, to keep piped output clean.
  package static func standard(isWanted: Bool = true) -> ProgressLine {
    let isDumb = environmentVariable("TERM") == "dumb"
    return ProgressLine(
      isShown: isWanted && terminalSize(of: standardError) != nil && !isDumb)
  }

  /// Shows the current activity.
  ///
  /// The seconds are counted from the first text after ``clear()``.
  package func show(_ text: String) {
    if self.text.isEmpty { start = now() }
    self.text = text
    redraw()
  }

  /// Draws the spinner and the seconds for the current time.
  package func redraw() {
    guard isShown, !text.isEmpty else { return }
    let seconds = (now() - start) / .seconds(1)
    let frame = ProgressLine.frames[Int(seconds * 12) % ProgressLine.frames.count]
    let words = ProgressLine.words(
      text, seconds: Int(seconds), width: terminalSize(of: standardError)?.columns ?? 80)
    let line = "\(frame) \(words)"
    guard line != drawn else { return }
    drawn = line
    ProgressLine.isDrawn.store(true, ordering: .relaxed)
    write(ProgressLine.erasure + line)
  }

  /// Returns `text` and the seconds, shortened to fit next to the spinner.
  ///
  /// If the line were wrapped, only its last row would be erased.
  package static func words(_ text: String, seconds: Int, width: Int) -> String {
    let time = " · \(seconds) s"
    let room = max(1, width - 3 - time.count)
    return (text.count > room ? text.prefix(room - 1) + "…" : text) + time
  }

  package func clear() {
    text = ""
    guard !drawn.isEmpty else { return }
    drawn = ""
    ProgressLine.erase(write)
  }

  /// Erases the line before a POSIX signal or an error ends the program.
  package static func restoreTerminal() { erase { writeAll($0, to: standardError) } }

  private static func erase(_ write: (String) -> Void) {
    if isDrawn.exchange(false, ordering: .relaxed) { write(erasure) }
  }
}

extension ProgressReporter {
  package init(_ line: ProgressLine) {
    self.init(show: line.show, tick: line.redraw, clear: line.clear)
  }
}
