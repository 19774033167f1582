extension [String] {
  package var withoutCommonIndentation: [String] {
    let indentation = filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return map { $0.isBlank ? "" : String($0.dropFirst(indentation)) }
  }

  package var withoutBlankEnds: [String] {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return [] }
    return Array(self[first...last])
  }

  /// The lines, with consecutive blank lines reduced to one.
  package var withoutDoubleBlanks: [String] {
    indices.filter { $0 == 0 || !self[$0].isBlank || !self[$0 - 1].isBlank }.map { self[$0] }
  }
}

extension StringProtocol {
  package var isBlank: Bool {
    // Most lines have an ASCII character after the indentation, so check that first.
    if let first = utf8.first(where: { $0 != UInt8(ascii: " ") }), 0x21...0x7E ~= first {
      return false
    }
    return allSatisfy(\.isWhitespace)
  }

  package func trimmingSpaces() -> String {
    let text = drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }
}

extension String {
  /// The lines of the text, including an empty one after a final newline.
  package var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The text without the carriage returns that a Windows checkout adds.
  package var withPlainNewlines: String {
    utf8.contains(UInt8(ascii: "\r")) ? replacing("\r\n", with: "\n") : self
  }

  package var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }

  package var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Returns the lines of `text`, without an empty line after a final newline.
package func outputLines(of text: String) -> [String] {
  var lines = text.lines
  if lines.last == "" { lines.removeLast() }
  return lines
}

/// Returns a number and a noun, such as `1 test` or `2 tests`.
package func counted(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}

/// Returns `text` repeated `count` times, or an empty string if `count` is negative.
package func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: max(count, 0))
}
