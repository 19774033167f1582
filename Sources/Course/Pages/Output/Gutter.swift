import PlainText

/// The mark that stands before each line that a cell prints.
package struct Gutter {
  package let mark: String
  /// The columns beside the mark.
  package let room: Int
  package private(set) var isAtLineStart = true

  package init(mark: String, room: Int) {
    self.mark = mark
    self.room = room
  }

  /// The text with the mark at each line's beginning, also when a line comes in parts.
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
