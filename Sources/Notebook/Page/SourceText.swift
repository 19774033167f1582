/// Lines of source as a reader should see them.
enum SourceText {
  static func withoutCommonIndentation(_ lines: [String]) -> [String] {
    let indentation = lines.filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.isBlank ? "" : String($0.dropFirst(indentation)) }
  }

  static func withoutBlankEnds(_ lines: [String]) -> [String] {
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else { return [] }
    return Array(lines[first...last])
  }

  /// Keeps one of several blank lines in a row.
  static func withoutDoubleBlanks(_ lines: [String]) -> [String] {
    lines.indices.filter { index in
      index == 0 || !lines[index].isBlank || !lines[index - 1].isBlank
    }.map { lines[$0] }
  }
}

extension StringProtocol {
  var isBlank: Bool {
    // Most lines show a letter or a mark in their first bytes, and need no Unicode table.
    if let first = utf8.first(where: { $0 != UInt8(ascii: " ") }), 0x21...0x7E ~= first {
      return false
    }
    return allSatisfy(\.isWhitespace)
  }

  func trimmingSpaces() -> String {
    let text = drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }
}

extension String {
  /// The text between newlines; it has one line more than newlines.
  var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The text without the carriage returns that a checkout on Windows adds to each line.
  var withPlainNewlines: String {
    utf8.contains(UInt8(ascii: "\r")) ? replacing("\r\n", with: "\n") : self
  }

  var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
