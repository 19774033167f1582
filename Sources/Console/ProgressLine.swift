/// One line that says what is going on, on a terminal only, and is gone afterwards.
///
/// It has no thread: whoever waits turns it, so it stops when the process does.
package final class ProgressLine {
  package static var silent: ProgressLine { ProgressLine(isShown: false) }

  private static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private let isShown: Bool
  private let start = ContinuousClock.now
  /// Whose work it is that is going on; nobody's in particular when it is empty.
  package var subject = ""
  private var text = ""
  private var drawn = ""

  package init(isShown: Bool) { self.isShown = isShown }

  /// Shown on the error stream, so that a report in a pipe holds none of it.
  package static func standard(isWanted: Bool = true) -> ProgressLine {
    let isDumb = environmentVariable("TERM") == "dumb"
    return ProgressLine(
      isShown: isWanted && terminalSize(of: standardError) != nil && !isDumb)
  }

  package func show(_ text: String) {
    self.text = text
    turn()
  }

  package func turn() {
    guard isShown, !text.isEmpty else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let frame = ProgressLine.frames[Int(seconds * 12) % ProgressLine.frames.count]
    let what = subject.isEmpty ? text : "\(subject): \(text)"
    let words = ProgressLine.words(
      what, seconds: Int(seconds), width: terminalSize(of: standardError)?.columns ?? 80)
    let line = "\(frame) \(words)"
    guard line != drawn else { return }
    drawn = line
    writeAll("\r\u{1b}[K\(line)", to: standardError)
  }

  /// What fits beside the spinner: a line that fills the last column would go on below, where
  /// nothing clears it.
  package static func words(_ text: String, seconds: Int, width: Int) -> String {
    let time = " · \(seconds) s"
    let room = max(1, width - 3 - time.count)
    return (text.count > room ? text.prefix(room - 1) + "…" : text) + time
  }

  package func clear() {
    text = ""
    drawn = ""
    if isShown { writeAll("\r\u{1b}[K", to: standardError) }
  }

  /// For the end by a signal: the line goes, whoever had drawn it.
  package static func restoreTerminal() {
    if terminalSize(of: standardError) != nil { writeAll("\r\u{1b}[K", to: standardError) }
  }
}
