/// A Swift file with spaces in place of its comments and of what its strings say.
///
/// What an interpolation holds is code and stays. Backticks are spaces too, as a name means the same
/// with and without them. Lines stay where they are; those under `#if false` are empty. Where only a
/// parser could tell a regular expression from a division, and they hold other comments or strings, it is
/// not decided, and all of the file stays.
struct CodeText {
  let text: String
  /// Whether all that is in it is code.
  let isCertain: Bool

  init(_ source: String) {
    var blanking = Blanking(source)
    isCertain = blanking.isCertain()
    text =
      isCertain
      ? CodeText.withoutExcluded(String(decoding: blanking.code, as: UTF8.self))
      : source.withoutBackticks
  }

  /// Empties the lines between `#if false` and what ends it; none where a directive is not first in its line.
  private static func withoutExcluded(_ code: String) -> String {
    var depth = 0
    var kept: [Substring.UTF8View] = []
    for line in code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = Substring(line).split(whereSeparator: \.isWhitespace)
      let directives = words.filter { word in
        ["#if", "#else", "#endif"].contains(where: word.contains)
      }
      if depth == 0 {
        if words == ["#if", "false"] { depth = 1 }
        kept.append(line)
        continue
      }
      guard directives.isEmpty || directives == Array(words.prefix(1)) || words.first == "#elseif"
      else {
        return code
      }
      let directive = directives.first ?? ""
      if directive == "#if" { depth += 1 }
      let isOver = directive == "#endif" || depth == 1 && directive.hasPrefix("#else")
      if isOver { depth -= 1 }
      kept.append(isOver && depth == 0 ? line : line.prefix(0))
    }
    return kept.map { String(Substring($0)) }.joined(separator: "\n")
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Reads a file from its beginning and puts spaces in the place of what is no code.
private struct Blanking {
  private let bytes: [UInt8]
  private(set) var code: [UInt8]
  private var position = 0

  init(_ source: String) {
    bytes = Blanking.withLineEnds(source)
    code = bytes
  }

  /// A carriage return alone ends a line for the compiler too.
  private static func withLineEnds(_ source: String) -> [UInt8] {
    var bytes = Array(source.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
      let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if !isPair { bytes[index] = UInt8(ascii: "\n") }
    }
    return bytes
  }

  /// False where it is not certain what is code.
  mutating func isCertain() -> Bool { takeCode(untilParenthesis: false) }

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
      } else if hashesBefore("/") != nil {
        switch RegexLiteral.read(bytes, at: position) {
        case .none: position += 1
        case .either(let end): position = end
        case .ends(let end): while position < end { blankByte() }
        case .unclear: return false
        }
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
}

extension String {
  fileprivate var withoutBackticks: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "`") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
