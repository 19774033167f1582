/// Breaks text into lines of at most `width` columns, at spaces and between ideographs.
///
/// A code span stays on one line if it fits. A word that is too long is split, unless it's a URL.
package func wrapped(_ spans: [Span], width: Int) -> [StyledLine] {
  var lines: [StyledLine] = [[]]
  var column = 0
  for word in Word.words(of: spans).flatMap({ $0.fitting(width) }) {
    let gap = word.spaceBefore == nil ? 0 : 1
    if word.startsLine || (column > 0 && column + gap + word.width > width) {
      lines.append([])
      column = 0
    }
    if column > 0, let style = word.spaceBefore {
      lines[lines.count - 1].add(" ", style)
      column += 1
    }
    for span in word.text { lines[lines.count - 1].add(span.text[...], span.style) }
    column += word.width
  }
  return lines
}

/// Breaks unstyled text into lines.
package func wrapped(_ text: String, width: Int) -> [String] {
  wrapped([Span(text: text)], width: max(width, 1)).map { $0.painted(withColor: false) }
}

/// A piece of text that stays on one line.
package struct Word {
  private(set) var text: StyledLine = []
  /// The number of columns, cached because it is needed often.
  private(set) var width = 0
  /// The style of the preceding space, or `nil` if there is none.
  package var spaceBefore: Style?
  /// A Boolean value that indicates whether the word follows a newline.
  package var startsLine = false

  package static func words(of spans: [Span]) -> [Word] {
    var words: [Word] = []
    var word = Word()
    func end() {
      if !word.text.isEmpty { words.append(word) }
    }
    for span in spans {
      for piece in Piece.pieces(of: span) {
        switch piece {
        case .newline:
          end()
          word = Word(startsLine: true)
        case .space:
          end()
          let startsLine = word.text.isEmpty && word.startsLine
          word = Word(spaceBefore: span.style, startsLine: startsLine)
        case .text(let text, let width):
          if let last = word.text.last?.text.last, let next = text.first,
            mayBreak(between: last, and: next)
          {
            end()
            word = Word()
          }
          word.append(text, width: width, span.style)
        }
      }
    }
    end()
    return words
  }

  private mutating func append(_ text: Substring, width: Int, _ style: Style) {
    self.text.add(text, style)
    self.width += width
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    guard !left.isASCII || !right.isASCII, left.isIdeograph || right.isIdeograph else {
      return false
    }
    return !"、。，．！？：；）」』】》〉,.!?:;)]%".contains(right) && !"（「『【《〈([".contains(left)
  }
}

extension Word {
  /// Returns the word, or its parts if it doesn't fit on a line.
  package func fitting(_ width: Int) -> [Word] {
    guard self.width > width, !isAddress else { return [self] }
    var parts: [Word] = []
    var part = Word(spaceBefore: spaceBefore, startsLine: startsLine)
    for span in text {
      for index in span.text.indices {
        let character = span.text[index]
        let isSpace = character == " "
        if isSpace || part.width + character.displayWidth > width {
          parts.append(part)
          part = Word(spaceBefore: isSpace ? span.style : nil)
        }
        if !isSpace {
          part.append(span.text[index...index], width: character.displayWidth, span.style)
        }
      }
    }
    return (parts + [part]).filter { !$0.text.isEmpty }
  }

  private var isAddress: Bool { text.map(\.text).joined().contains("://") }
}

extension StyledLine {
  package mutating func add(_ text: Substring, _ style: Style) {
    if last?.style == style {
      self[count - 1].text += text
    } else {
      append(Span(text: String(text), style: style))
    }
  }
}

private enum Piece {
  case newline
  case space
  /// Text that is never broken across lines, and its number of columns.
  case text(Substring, width: Int)

  static func pieces(of span: Span) -> [Piece] {
    let text = span.text
    let breaksAtSpaces = !span.style.contains(.code)
    if text.isPrintableASCII {
      guard breaksAtSpaces else { return [.text(text[...], width: text.utf8.count)] }
      let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      return Array(
        words.map { $0.isEmpty ? [] : [.text(Substring($0), width: $0.count)] }
          .joined(separator: [.space]))
    }
    return text.indices.map { index in
      switch text[index] {
      case "\n": .newline
      case " " where breaksAtSpaces: .space
      default: .text(text[index...index], width: text[index].displayWidth)
      }
    }
  }
}
