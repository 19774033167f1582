import Marbles
import Pages
import PlainText

/// Prints text to the running cell's output.
///
/// On pages, this function replaces the standard library's `print` and prints the same text.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  PageOutput.shared.write(text + terminator)
}

/// Prints a diagram, as text in a terminal and as an image in a browser.
public func print(_ diagram: Diagram) {
  PageOutput.shared.write(.diagram(diagram))
}

/// Prints a table, as text in a terminal and as a table in a browser.
public func print(_ table: Table) {
  PageOutput.shared.write(.table(table))
}

/// Prints a measured value that differs from run to run, such as a time, and is never checked.
///
/// The value is shown only in a terminal or with `--measure`. Otherwise, a fixed line replaces it,
/// so that the recorded output is reproducible.
public func print(measured text: String) {
  PageOutput.shared.write(.measured(outputLines(of: text).map { OutputPiece.measuredMark + $0 }))
}
