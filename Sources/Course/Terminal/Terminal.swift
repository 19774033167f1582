import PlainText

/// A terminal, or a replacement for one.
package struct Terminal: Sendable {
  package struct Size: Equatable, Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  package let write: @Sendable (String) -> Void
  package let writeError: @Sendable (String) -> Void
  /// Reads a line, or returns `nil` at the end of the input.
  package let readLine: @Sendable () -> String?
  /// Returns the current size of the window, or `nil` if the output isn't a terminal.
  package let size: @Sendable () -> Size?
  /// A Boolean value that indicates whether a person sees the text and can answer.
  package let isInteractive: Bool
  package let hasColor: Bool

  package init(
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    readLine: @escaping @Sendable () -> String? = { nil },
    size: @escaping @Sendable () -> Size? = { nil },
    isInteractive: Bool = false, hasColor: Bool = false
  ) {
    self.write = write
    self.writeError = writeError
    self.readLine = readLine
    self.size = size
    self.isInteractive = isInteractive
    self.hasColor = hasColor
  }

  /// The terminal of this process, in color if it supports color and `NO_COLOR` isn't set.
  package static var standard: Terminal {
    let isTerminal = terminalSize(of: standardOutput) != nil
    let isInteractive = isTerminal && terminalSize(of: standardInput) != nil
    let environment = { (name: String) in environmentVariable(name) ?? "" }
    return Terminal(
      write: { writeAll($0, to: standardOutput) },
      writeError: { writeAll($0, to: standardError) },
      readLine: { readOneLine(from: standardInput) },
      size: { terminalSize(of: standardOutput) },
      isInteractive: isInteractive,
      hasColor: isTerminal && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb")
  }
}

extension Terminal {
  package var isTerminal: Bool { size() != nil }

  package var width: Int { size()?.columns ?? 80 }

  package func say(_ line: String = "") { write(line + "\n") }

  /// Writes a line to the error stream, with control characters made visible.
  package func complain(_ line: String) { writeError(line.withVisibleControls + "\n") }

  package func painted(_ text: String, _ style: Style) -> String {
    hasColor ? style.painted(text) : text
  }

  /// Shows untrusted text, shortened and with control characters made visible.
  ///
  /// - Parameter wraps: Whether long lines are wrapped between words.
  package func quote(_ text: String, indent: Int, wraps: Bool = false) {
    let margin = repeated(" ", indent)
    let room = wraps ? (size()?.columns ?? .max) - indent : .max
    let lines = text.lines
    for line in lines.prefix(40) {
      let line = String(line.prefix(400)).withVisibleControls
      // Don't wrap a line that fits, because wrapping changes its spaces.
      let parts = line.displayWidth > room ? wrapped(line, width: room) : [line]
      for part in parts { say(margin + part) }
    }
    if lines.count > 40 { say(margin + "…") }
  }
}

extension Terminal {
  /// Shows the next step as the last line of a command's output.
  package func next(_ step: String) {
    say()
    advise("Next: ", step)
  }

  /// Shows a sentence after a styled word, wrapped to the window but not inside backticks.
  package func advise(
    _ word: String, _ sentence: String, style: Style = .strong, indent: Int = 0
  ) {
    let margin = repeated(" ", indent)
    guard let size = size() else { return say(margin + painted(word, style) + sentence) }
    var spans = [Span(text: word, style: style)]
    for (index, part) in sentence.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isCommand = !index.isMultiple(of: 2)
      spans.append(
        Span(text: isCommand ? "`\(part)`" : String(part), style: isCommand ? .code : []))
    }
    for line in wrapped(spans, width: max(size.columns - indent, 1)) {
      say(margin + line.painted(withColor: hasColor))
    }
  }
}
