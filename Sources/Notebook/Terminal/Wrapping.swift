/// Breaks text into lines of at most `width` columns, at spaces and between ideographs.
///
/// A code span stays whole as long as it fits a line. A word longer than a line is cut, but an
/// address is not: cut in two it leads nowhere.
func wrapped(_ spans: [Span], width: Int) -> [StyledLine] {
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
