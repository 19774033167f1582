/// The role of a piece of text, which determines its color.
package struct Style: OptionSet, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let title = Style(rawValue: 1 << 0)
  package static let heading = Style(rawValue: 1 << 1)
  package static let strong = Style(rawValue: 1 << 2)
  package static let emphasis = Style(rawValue: 1 << 3)
  package static let code = Style(rawValue: 1 << 4)
  package static let link = Style(rawValue: 1 << 5)
  package static let frame = Style(rawValue: 1 << 6)
  package static let good = Style(rawValue: 1 << 7)
  package static let bad = Style(rawValue: 1 << 8)
  package static let prompt = Style(rawValue: 1 << 9)
  package static let keyword = Style(rawValue: 1 << 10)
  package static let type = Style(rawValue: 1 << 11)
  package static let string = Style(rawValue: 1 << 12)
  package static let number = Style(rawValue: 1 << 13)
  package static let comment = Style(rawValue: 1 << 14)
  package static let attribute = Style(rawValue: 1 << 15)
  package static let warning = Style(rawValue: 1 << 16)

  /// Returns the text with escape sequences for this style.
  package func painted(_ text: String) -> String {
    "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// The terminal codes for this style, which use only the 16 standard colors.
  private var codes: [Int] {
    Self.table.flatMap { contains($0.0) ? $0.1 : [] }
  }

  private static let table: [(Style, [Int])] = [
    (.title, [1]), (.heading, [1]), (.strong, [1]), (.emphasis, [3]), (.code, [36]),
    (.link, [4]), (.frame, [2]), (.good, [32]), (.bad, [31]), (.prompt, [1]),
    (.keyword, [35]), (.type, [36]), (.string, [32]), (.number, [33]), (.comment, [2]),
    (.attribute, [35]), (.warning, [33]),
  ]
}

package struct Span: Equatable {
  package var text: String
  package var style: Style

  package init(text: String, style: Style = []) {
    self.text = text
    self.style = style
  }
}

package typealias StyledLine = [Span]

extension StyledLine {
  package var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

  /// Returns the line without trailing spaces, and with escape sequences if `hasColor` is `true`.
  ///
  /// The style is reset after each span.
  package func painted(withColor hasColor: Bool) -> String {
    var spans = self
    while let last = spans.last, last.text.isBlank || last.text.last == " " {
      spans[spans.count - 1].text = last.text.withoutTrailingSpaces
      if spans[spans.count - 1].text.isEmpty { spans.removeLast() }
    }
    return spans.map { span in
      guard hasColor, span.style != [] else { return span.text }
      return span.style.painted(span.text)
    }.joined()
  }
}

extension [StyledLine] {
  /// Returns the lines with a mark before the first one, and with the others indented to match.
  package func hanging(behind mark: String, _ style: Style = []) -> [StyledLine] {
    enumerated().map { index, line in
      [Span(text: index == 0 ? mark : repeated(" ", mark.count), style: style)] + line
    }
  }
}
