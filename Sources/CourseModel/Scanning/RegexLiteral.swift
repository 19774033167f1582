import Page

/// Where a regular expression ends that begins with a slash, as the compiler reads it.
///
/// `#/…/#` always is one. `/…/` is one where an expression begins, and a division elsewhere; where only a
/// parser could tell, it is `unclear`.
struct RegexLiteral {
  enum Reading: Equatable {
    /// No regular expression begins here.
    case none
    /// One that ends before this position.
    case ends(Int)
    /// It may be one or not, and what it holds would be read differently.
    case unclear
    /// It may be one or not: up to this position both say the same.
    case either(Int)
  }

  private let bytes: [UInt8]
  private let start: Int

  /// How the bytes read from a position outside of strings and comments.
  static func read(_ bytes: [UInt8], at start: Int) -> Reading {
    RegexLiteral(bytes: bytes, start: start).reading
  }

  private var reading: Reading {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let opening = start + hashes
    guard opening < bytes.count, bytes[opening] == UInt8(ascii: "/") else { return .none }
    return hashes > 0 ? fenced(from: opening + 1, hashes: hashes) : bare(from: opening + 1)
  }

  /// `#/…/#`, over several lines where the first has nothing after the slash.
  private func fenced(from first: Int, hashes: Int) -> Reading {
    let rest = bytes[first...].prefix { $0 != UInt8(ascii: "\n") }
    let isLong = rest.allSatisfy { RegexLiteral.isSpace($0) || $0 == UInt8(ascii: "\r") }
    let fence = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var position = first
    while position < bytes.count {
      if bytes[position...].starts(with: fence) { return .ends(position + fence.count) }
      if bytes[position] == UInt8(ascii: "\n"), !isLong { return .unclear }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return .unclear
  }

  private func bare(from first: Int) -> Reading {
    guard first < bytes.count, !RegexLiteral.isSpace(bytes[first]),
      bytes[first] != UInt8(ascii: "\n"),
      !isDivision
    else { return .none }
    guard let closing = closing(from: first) else { return .none }
    let content = bytes[first..<closing]
    let after = closing + 1 < bytes.count ? bytes[closing + 1] : UInt8(ascii: "\n")
    let isHarmless = !content.contains { "\"/()#`".utf8.contains($0) }
    if isHarmless, !"/*".utf8.contains(after) { return .either(closing + 1) }
    let isWhole = isBalanced(content) && !RegexLiteral.isSpace(content.last ?? UInt8(ascii: " "))
    return isWhole && beginsExpression ? .ends(closing + 1) : .unclear
  }

  /// `a/b`: a value stands directly before it.
  private var isDivision: Bool {
    guard start > 0 else { return false }
    if ")]\"".utf8.contains(bytes[start - 1]) { return true }
    let word = String(
      decoding: bytes[..<start].reversed().prefix(while: RegexLiteral.isName).reversed(),
      as: UTF8.self)
    return !word.isEmpty && !RegexLiteral.wantsValue(after: word)
  }

  /// `return/…/`: a word of Swift's that is no value.
  private static func wantsValue(after word: String) -> Bool {
    swiftKeywords.subtracting(["self", "Self", "super", "nil", "true", "false"]).contains(word)
  }

  /// The next slash on this line without a backslash before it.
  private func closing(from first: Int) -> Int? {
    var position = first
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "/") { return position }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The compiler takes no regular expression that closes more parentheses than it opens.
  ///
  /// Those in a class of characters do not count; here they have to be balanced with and without them.
  private func isBalanced(_ content: ArraySlice<UInt8>) -> Bool {
    var all = 0
    var outside = 0
    var classes = 0
    var isEscaped = false
    for byte in content {
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      guard !isEscaped else { continue }
      switch byte {
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        let step = byte == UInt8(ascii: "(") ? 1 : -1
        all += step
        if classes == 0 { outside += step }
      default: break
      }
      if all < 0 || outside < 0 { return false }
    }
    return all == 0 && outside == 0
  }

  /// Whether what stands before it, on its line, wants a value; and what follows is no operator.
  private var beginsExpression: Bool {
    guard !"=+-*%<>&|^~?!,;:)]}/".utf8.contains(bytes[start + 1]) else { return false }
    let line = bytes[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let before = line.drop(while: RegexLiteral.isSpace)
    guard let last = before.first else { return false }
    if "([{,:".utf8.contains(last) { return true }
    // An assignment, and no operator that a learner wrote: `x = /…/`.
    if last == UInt8(ascii: "="), line.first.map(RegexLiteral.isSpace) == true {
      return before.dropFirst().first.map(RegexLiteral.isSpace) == true
    }
    let word = String(decoding: before.prefix(while: RegexLiteral.isName).reversed(), as: UTF8.self)
    let isMember = before.dropFirst(word.utf8.count).first == UInt8(ascii: ".")
    return ["return", "in"].contains(word) && !isMember
      && line.first.map(RegexLiteral.isSpace) == true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isName(_ byte: UInt8) -> Bool { CodeText.isName(byte) }
}
