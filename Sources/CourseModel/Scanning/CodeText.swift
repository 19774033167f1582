/// A Swift file with spaces in place of its comments and of what its strings say.
///
/// What an interpolation holds is code and stays. Backticks are spaces too, as a name means the same
/// with and without them. Lines stay where they are. Where the text of a regular expression could be
/// taken for a comment or a string, it is not decided what is what, and all of the file stays.
struct CodeText {
  private let bytes: [UInt8]
  private var code: [UInt8]
  private var position = 0

  static func of(_ source: String) -> String {
    var text = CodeText(source)
    return text.isCertain() ? String(decoding: text.code, as: UTF8.self) : source.withoutBackticks
  }

  private init(_ source: String) {
    bytes = Array(source.utf8)
    code = bytes
  }

  /// Blanks what is no code; false where a regular expression may begin.
  private mutating func isCertain() -> Bool { takeCode(untilParenthesis: false) }

  /// Reads code to the end of the file, or of an interpolation.
  private mutating func takeCode(untilParenthesis: Bool) -> Bool {
    var depth = 0
    while position < bytes.count {
      if starts("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blankByte() }
      } else if starts("/*") {
        blankComment()
      } else if let hashes = hashesBefore("\"") {
        guard takeString(hashes: hashes) else { return false }
      } else if hashesBefore("/") ?? 0 > 0 || isRegularExpression {
        return false
      } else {
        switch bytes[position] {
        case UInt8(ascii: "`"): code[position] = UInt8(ascii: " ")
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")") where untilParenthesis && depth == 0:
          position += 1
          return true
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        position += 1
      }
    }
    return true
  }

  /// A slash with no space after it and no operand before it; a division has both or neither.
  private var isRegularExpression: Bool {
    guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    let line = bytes[..<position].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let before = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let isAfterOperand = before.map { CodeText.isName($0) || ")]}\"'!?".utf8.contains($0) } ?? false
    let isApart = line.first == UInt8(ascii: " ") && bytes[position + 1] != UInt8(ascii: " ")
    return !isAfterOperand || isApart
  }

  /// Blanks a string and stops at its end; false where an interpolation is not certain.
  private mutating func takeString(hashes: Int) -> Bool {
    let fence = String(repeating: "#", count: hashes)
    position += hashes
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.utf8.count
    while position < bytes.count {
      if starts(quotes + fence) {
        position += quotes.utf8.count + hashes
        return true
      } else if starts("\\" + fence + "(") {
        position += 2 + hashes
        guard takeCode(untilParenthesis: true) else { return false }
      } else if starts("\\" + fence) {
        for _ in 0...(hashes + 1) where position < bytes.count { blankByte() }
      } else if quotes == "\"", bytes[position] == UInt8(ascii: "\n") {
        return true
      } else {
        blankByte()
      }
    }
    return true
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      let opens = starts("/*")
      let closes = !opens && starts("*/")
      depth += opens ? 1 : closes ? -1 : 0
      blankByte()
      if opens || closes { blankByte() }
    } while depth > 0 && position < bytes.count
  }

  private mutating func blankByte() {
    guard position < bytes.count else { return }
    if bytes[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
    position += 1
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// The number of `#` before a character here, nil where it does not follow.
  private func hashesBefore(_ character: Unicode.Scalar) -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: character) ? end - position : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension String {
  fileprivate var withoutBackticks: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "`") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
