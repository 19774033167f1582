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
