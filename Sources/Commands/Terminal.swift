import Foundation
import PlainText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where words go: colour and width are known here and nowhere else.
package struct Terminal {
  package var isColoured: Bool
  package var width: Int
  package var isInteractive: Bool
  package var write: (String) -> Void
  package var writeError: (String) -> Void

  package init(
    isColoured: Bool, width: Int, isInteractive: Bool, write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.isColoured = isColoured
    self.width = width
    self.isInteractive = isInteractive
    self.write = write
    self.writeError = writeError
  }

  /// Colour only on a terminal, and not when `NO_COLOR` is set.
  package static var standard: Terminal {
    let isInteractive = isatty(1) == 1
    let environment = ProcessInfo.processInfo.environment
    let refuses = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Terminal(
      isColoured: isInteractive && !refuses, width: isInteractive ? width(of: 1) : 80,
      isInteractive: isInteractive,
      write: { Descriptor.write($0, to: 1) }, writeError: { Descriptor.write($0, to: 2) })
  }

  package func say(_ line: String = "") { write(line + "\n") }
  package func complain(_ line: String) { writeError(line.withVisibleControls + "\n") }

  package func green(_ text: String) -> String { style("32", text) }
  package func red(_ text: String) -> String { style("31", text) }
  package func yellow(_ text: String) -> String { style("33", text) }
  package func bold(_ text: String) -> String { style("1", text) }
  package func faint(_ text: String) -> String { style("2", text) }

  /// Says what an answer has brought about: not more than can be read, and nothing that moves the
  /// cursor.
  package func quote(_ text: String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.prefix(40) { say(margin + line.prefix(400).withVisibleControls) }
    if lines.count > 40 { say(margin + "…") }
  }

  /// The one thing to do next: the last line of every output.
  package func next(_ step: String) { say("\n" + bold("Next: ") + step) }

  private func style(_ code: String, _ text: String) -> String {
    isColoured ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }

  /// How many columns there are now; 80 where nobody tells.
  package static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
