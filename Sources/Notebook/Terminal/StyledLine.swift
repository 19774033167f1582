/// A piece of a line in one style.
struct Span: Equatable {
  var text: String
  var style: Style = []
}

/// One line on the terminal.
typealias StyledLine = [Span]

extension StyledLine {
  var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

  /// The line as a terminal wants it; no colour reaches beyond the line's end.
  func painted(withColour hasColour: Bool) -> String {
    var spans = self
    while let last = spans.last, last.text.isBlank || last.text.last == " " {
      spans[spans.count - 1].text = last.text.withoutTrailingSpaces
      if spans[spans.count - 1].text.isEmpty { spans.removeLast() }
    }
    return spans.map { span in
      guard hasColour, span.style != [] else { return span.text }
      let codes = span.style.codes
      return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
