import PlainText

/// The mark in front of each line that a cell prints.
package struct Gutter {
  package let mark: String
  /// The number of columns to the right of the mark.
  package let room: Int
  package private(set) var isAtLineStart = true

  package mutating func marked(_ text: String) -> String {
    var marked = ""
    for character in text {
      let endsLine = character == "\n" || character == "\r\n"
      if isAtLineStart {
        marked += endsLine ? mark.withoutTrailingSpaces : mark
      }
      marked.append(character)
      isAtLineStart = endsLine
    }
    return marked
  }
}
