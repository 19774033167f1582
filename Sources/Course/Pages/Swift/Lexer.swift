/// A lexer that splits Swift source into tokens.
///
/// The tokens contain the complete source. The lexer recognizes only the syntax that pages and
/// highlighting need, such as strings and comments.
package struct Lexer {
  package let source: [UInt8]
  package var position = 0
  private var line = 1
  private(set) var errors: [PageError] = []

  package init(_ text: String) {
    source = Array(text.utf8)
  }

  package static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(text)
    return lexer.tokens()
  }

  package mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while position < source.count {
      let start = position
      let startLine = line
      let kind = next()
      let text = String(decoding: source[start..<position], as: UTF8.self)
      if kind.canHoldNewline { line += source[start..<position].count { $0 == UInt8(ascii: "\n") } }
      tokens.append(Token(kind: refined(kind, text), text: text, line: startLine))
    }
    return tokens
  }

  private mutating func next() -> Token.Kind {
    let byte = source[position]
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      return .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
      return .space
    case _ where starts(with: "//"):
      skip { $0 != UInt8(ascii: "\n") }
      return .lineComment
    case _ where starts(with: "/*"):
      skipBlockComment()
      return .blockComment
    case _ where startsString:
      skipString()
      return .string
    case _ where byte.isDigit:
      skipNumber()
      return .number
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      position += 1
      skip { $0.isWord }
      return .attribute
    case _ where byte.isWord, UInt8(ascii: "`"):
      skip { $0.isWord || $0 == UInt8(ascii: "`") }
      return .identifier
    default:
      position += 1
      return .punctuation
    }
  }

  private func refined(_ kind: Token.Kind, _ text: String) -> Token.Kind {
    guard kind == .identifier else { return kind }
    if swiftKeywords.contains(text) { return .keyword }
    return text.first?.isUppercase == true ? .type : .identifier
  }
}

// MARK: - Skipping

extension Lexer {
  package func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= source.count else { return false }
    var index = 0
    while index < count, source[position + index] == text.utf8Start[index] { index += 1 }
    return index == count
  }

  package mutating func skip(while isPart: (UInt8) -> Bool) {
    while position < source.count, isPart(source[position]) { position += 1 }
  }

  private mutating func skipNumber() {
    skip { $0.isWord }
    let hasFraction = position + 1 < source.count && source[position + 1].isDigit
    guard starts(with: "."), hasFraction else { return }
    position += 1
    skip { $0.isWord }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
    guard depth > 0 else { return }
    errors.append(PageError(line: line, message: "this comment is never closed; add */"))
  }
}

extension UInt8 {
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  package var isWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}

extension Lexer {
  package var startsString: Bool {
    var index = position
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    return index < source.count && source[index] == UInt8(ascii: "\"")
  }

  package mutating func skipString() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let signs = [UInt8](repeating: UInt8(ascii: "#"), count: position - start)
    let isLong = starts(with: "\"\"\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    let end = quotes + signs
    let escape = [UInt8(ascii: "\\")] + signs
    let interpolation = escape + [UInt8(ascii: "(")]
    position += quotes.count

    while position < source.count {
      if has(end) {
        position += end.count
        return
      } else if has(interpolation) {
        position += interpolation.count
        skipInterpolation()
      } else if has(escape) {
        position += escape.count + 1
      } else if !isLong, source[position] == UInt8(ascii: "\n") {
        return
      } else {
        position += 1
      }
    }
    position = min(position, source.count)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, position < source.count {
      if startsString {
        skipString()
        continue
      }
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      position += 1
    }
  }

  private func has(_ bytes: [UInt8]) -> Bool {
    source[position] == bytes[0] && source[position...].starts(with: bytes)
  }
}
