import PlainText

/// A line of a text drawing, with the positions where it cannot be split.
struct Strip {
  private var cells: [String]
  private var joints: Set<Int> = []

  init(axisOf layout: Layout) {
    let end = layout.labels.last.map { layout.column(of: $0.time) + $0.text.displayWidth } ?? 0
    cells = Array(repeating: " ", count: max(layout.width, end))
    for label in layout.labels { write(label.text, at: layout.column(of: label.time)) }
  }

  init(_ row: Row, in layout: Layout, atLeast width: Int = 0) {
    cells = Array(repeating: " ", count: max(width, layout.width))
    let start = layout.column(of: row.subscribed)
    let end = row.ended.map { layout.column(of: $0) } ?? cells.count
    for column in start..<max(start, end) { cells[column] = "-" }
    for instant in row.instants {
      write(instant.text(quoting: .unclear), at: layout.column(of: instant.time))
    }
  }

  private mutating func write(_ text: String, at start: Int) {
    var column = start
    for character in text {
      let width = character.displayWidth
      // A zero-width character shares the cell of the character before it.
      if width == 0, column > start { cells[column - 1] += String(character) }
      if width == 0 { continue }
      cells[column] = String(character)
      if width == 2 { cells[column + 1] = "" }
      column += width
    }
    if column > start + 1 { joints.formUnion(start + 1..<column) }
  }

  func text(in columns: Range<Int>) -> String {
    cells[columns.clamped(to: 0..<cells.count)].joined()
  }

  /// Splits a wide drawing into ranges of columns, to be drawn one range below the other.
  ///
  /// A range is wider than `width` only if a word doesn't fit. It starts at an axis label if
  /// possible, and never splits a word.
  static func folds(of strips: [Strip], at labels: [Int], width: Int) -> [Range<Int>] {
    let end = strips.map(\.cells.count).max() ?? 0
    let joints = strips.reduce(into: Set<Int>()) { $0.formUnion($1.joints) }
    var folds: [Range<Int>] = []
    var start = 0
    while end - start > width {
      let good = start + width / 2...start + width
      let label = labels.last { good.contains($0) && !joints.contains($0) }
      let cut = label ?? free(near: start + width, after: start, joints, end)
      folds.append(start..<cut)
      start = cut
    }
    folds.append(start..<end)
    return folds
  }

  private static func free(
    near width: Int, after start: Int, _ joints: Set<Int>, _ end: Int
  ) -> Int {
    if let cut = (start + 1...width).last(where: { !joints.contains($0) }) { return cut }
    return (width...end).first { !joints.contains($0) } ?? end
  }
}
