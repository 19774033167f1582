import PlainText

/// Reads what a paragraph holds: code spans, emphasis, links.
struct InlineParser {
  let characters: [Character]
  private var index = 0
  private var pieces: [Inline] = []
  private var text = ""

  static func parse(_ text: String) -> [Inline] {
    var parser = InlineParser(text)
    return parser.parse()
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private mutating func parse() -> [Inline] {
    while index < characters.count {
      if !mayBeginPiece(characters[index]) || !readPiece() {
        text.append(characters[index])
        index += 1
      }
    }
    endText()
    return pieces
  }

  private func mayBeginPiece(_ character: Character) -> Bool {
    switch character {
    case "\\", "\n", "`", "!", "[", "<", "*", "_": true
    default: false
    }
  }

  private mutating func readPiece() -> Bool {
    readEscape() || readLineEnd() || readCode() || readLink() || readAddress() || readEmphasis()
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  private mutating func append(_ piece: Inline, upTo end: Int) {
    endText()
    pieces.append(piece)
    index = end
  }
}

// MARK: - One piece each; true if it was there

extension InlineParser {
  private mutating func readEscape() -> Bool {
    guard characters[index] == "\\", index + 1 < characters.count else { return false }
    let next = characters[index + 1]
    guard next.isPunctuation || next.isSymbol else { return false }
    text.append(next)
    index += 2
    return true
  }

  private mutating func readLineEnd() -> Bool {
    guard characters[index] == "\n" else { return false }
    let isBreak = text.hasSuffix("  ") || text.hasSuffix("\\")
    guard isBreak else {
      text.append(" ")
      index += 1
      return true
    }
    text = text.hasSuffix("\\") ? String(text.dropLast()) : text.withoutTrailingSpaces
    append(.lineBreak, upTo: index + 1)
    return true
  }

  private mutating func readCode() -> Bool {
    let ticks = run(of: "`", at: index)
    guard ticks > 0 else { return false }
    let start = index + ticks
    var end = start
    while end < characters.count {
      let count = run(of: "`", at: end)
      if count == ticks {
        append(.code(code(in: start..<end)), upTo: end + ticks)
        return true
      }
      end += max(count, 1)
    }
    text += String(characters[index..<start])
    index = start
    return true
  }

  private func code(in range: Range<Int>) -> String {
    let code = String(characters[range].map { $0 == "\n" ? " " : $0 })
    let isPadded = code.hasPrefix(" ") && code.hasSuffix(" ") && !code.isBlank
    return isPadded ? String(code.dropFirst().dropLast()) : code
  }

  /// Reads `[text](target)`, and an image as a link to it.
  private mutating func readLink() -> Bool {
    var start = index
    if characters[start] == "!" { start += 1 }
    guard start < characters.count, characters[start] == "[",
      let close = closing("]", openedBy: "[", at: start), close + 1 < characters.count,
      characters[close + 1] == "(", let end = closing(")", openedBy: "(", at: close + 1)
    else { return false }
    let label = String(characters[(start + 1)..<close])
    let target = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init)
    append(.link(Self.parse(label), target: target ?? ""), upTo: end + 1)
    return true
  }

  /// Reads `<https://…>`.
  private mutating func readAddress() -> Bool {
    guard characters[index] == "<", let end = characters[index...].firstIndex(of: ">") else {
      return false
    }
    let address = String(characters[(index + 1)..<end])
    guard address.contains("://"), !address.contains(where: \.isWhitespace) else { return false }
    append(.link([.text(address)], target: address), upTo: end + 1)
    return true
  }

  private mutating func readEmphasis() -> Bool {
    let mark = characters[index]
    guard mark == "*" || mark == "_" else { return false }
    let count = min(run(of: mark, at: index), 2)
    let start = index + count
    let isInsideWord = mark == "_" && index > 0 && characters[index - 1].isWordPart
    if !isInsideWord, start < characters.count, !characters[start].isWhitespace,
      let end = closingMark(mark, count: count, from: start)
    {
      let inner = Self.parse(String(characters[start..<end]))
      append(count == 2 ? .strong(inner) : .emphasis(inner), upTo: end + count)
    } else {
      text += String(characters[index..<start])
      index = start
    }
    return true
  }
}

extension InlineParser {
  func run(of character: Character, at start: Int) -> Int {
    characters[start...].prefix { $0 == character }.count
  }

  func closing(_ close: Character, openedBy open: Character, at start: Int) -> Int? {
    var depth = 0
    for index in start..<characters.count {
      if characters[index] == open { depth += 1 }
      if characters[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Finds the mark that ends an emphasis, outside of code spans.
  func closingMark(_ mark: Character, count: Int, from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      let ticks = run(of: "`", at: index)
      if ticks > 0 {
        index += ticks
        while index < characters.count, run(of: "`", at: index) != ticks { index += 1 }
        index += ticks
        continue
      }
      let marks = run(of: mark, at: index)
      let after = index + marks
      let endsWord = mark == "*" || after >= characters.count || !characters[after].isWordPart
      if marks >= count, marks != count + 1 || count == 2, index > start,
        !characters[index - 1].isWhitespace, endsWord
      {
        return index + (marks - count)
      }
      index += max(marks, 1)
    }
    return nil
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber }
}
