import PlainText

/// A parser for code spans, emphasis, and links in a paragraph.
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
    case "\n", "`", "[", "*": true
    default: false
    }
  }

  private mutating func readPiece() -> Bool {
    readLineEnd() || readCode() || readLink() || readEmphasis()
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

// MARK: - Reading a piece

extension InlineParser {
  private mutating func readLineEnd() -> Bool {
    guard characters[index] == "\n" else { return false }
    text.append(" ")
    index += 1
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

  private mutating func readLink() -> Bool {
    guard characters[index] == "[", let close = closing("]", openedBy: "[", at: index),
      close + 1 < characters.count, characters[close + 1] == "(",
      let end = closing(")", openedBy: "(", at: close + 1)
    else { return false }
    let label = String(characters[(index + 1)..<close])
    let target = String(characters[(close + 2)..<end])
    append(.link(Self.parse(label), target: target), upTo: end + 1)
    return true
  }

  private mutating func readEmphasis() -> Bool {
    guard characters[index] == "*" else { return false }
    let count = min(run(of: "*", at: index), 2)
    let start = index + count
    if start < characters.count, !characters[start].isWhitespace,
      let end = closingMark(count: count, from: start)
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

  /// Returns the index of the mark that ends the emphasis, ignoring marks in code spans.
  func closingMark(count: Int, from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      let ticks = run(of: "`", at: index)
      if ticks > 0 {
        index += ticks
        while index < characters.count, run(of: "`", at: index) != ticks { index += 1 }
        index += ticks
        continue
      }
      let marks = run(of: "*", at: index)
      if marks >= count, marks != count + 1 || count == 2, index > start,
        !characters[index - 1].isWhitespace
      {
        return index + (marks - count)
      }
      index += max(marks, 1)
    }
    return nil
  }
}
