import PlainText

/// A terminal, or what stands in for one: where text goes, and where a person's answers come from.
package struct Terminal: Sendable {
  /// What a window holds.
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
  /// Reads a line; nil at the end of the input.
  package let readLine: @Sendable () -> String?
  /// The window's size now; nil when the text goes elsewhere.
  package let size: @Sendable () -> Size?
  /// Whether a person sits there who sees the text and can answer.
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

  /// The terminal of this process: in color only on a terminal, and not when `NO_COLOR` is set.
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

  /// The window's columns; 80 where there is no window.
  package var width: Int { size()?.columns ?? 80 }

  package func say(_ line: String = "") { write(line + "\n") }

  /// Writes a line on the error stream; nothing in it moves the cursor.
  package func complain(_ line: String) { writeError(line.withVisibleControls + "\n") }

  /// The text in a style, where there is color.
  package func painted(_ text: String, _ style: Style) -> String {
    hasColor ? style.painted(text) : text
  }

  /// Shows text that a program or a person made: no more than can be read, and nothing that moves the
  /// cursor.
  ///
  /// Prose may wrap: then a line that is too long for the window breaks between words.
  package func quote(_ text: String, indent: Int, wraps: Bool = false) {
    let margin = repeated(" ", indent)
    let room = wraps ? (size()?.columns ?? .max) - indent : .max
    let lines = text.lines
    for line in lines.prefix(40) {
      let line = String(line.prefix(400)).withVisibleControls
      // What fits keeps its spaces.
      let parts = line.displayWidth > room ? wrapped(line, width: room) : [line]
      for part in parts { say(margin + part) }
    }
    if lines.count > 40 { say(margin + "…") }
  }
}

extension Terminal {
  /// The one thing to do next: the last line of what a command says.
  package func next(_ step: String) {
    say()
    advise("Next: ", step)
  }

  /// Says a sentence after a word that says what it is.
  ///
  /// In a window its lines break between words, and never inside a command between backticks.
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
