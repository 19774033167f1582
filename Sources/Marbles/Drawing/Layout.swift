import PlainText

/// The columns of a drawing, which are to scale except where values or labels need more space.
package struct Layout {
  package let labels: [(time: Duration, text: String)]
  package let width: Int
  package internal(set) var columns: [Duration: Int]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - letter: The number of columns per letter of a label.
  ///   - measure: A closure that returns the number of columns that an instant takes up.
  package init(_ rows: [Row], scale: Scale, letter: Int = 1, measure: (Instant) -> Int) {
    let instants = rows.flatMap(\.instants).map(\.time)
    let ends = rows.flatMap { [$0.subscribed, $0.observed] }
    let times = Set(instants + ends + [.zero]).union(scale.labels.map(\.time)).sorted()
    var placed = Placing(
      tokens: rows.map { row in
        Dictionary(uniqueKeysWithValues: row.instants.map { ($0.time, measure($0)) })
      },
      labels: scale.labels, letter: letter)
    for time in times { placed.place(time, scale: scale) }
    labels = scale.labels
    columns = placed.columns
    width = placed.width
  }

  package func column(of time: Duration) -> Int { columns[time]! }

  func isTime(_ column: Int) -> Bool { columns.values.contains(column) }
}

private struct Placing {
  private(set) var columns: [Duration: Int] = [:]
  private(set) var width = 0
  private let tokens: [[Duration: Int]]
  private let labels: [Duration: Int]
  private var last: (time: Duration, column: Int)?
  private var lastTokens: [(end: Int, width: Int)?]
  private var labelEnd: Int?

  init(tokens: [[Duration: Int]], labels: [(time: Duration, text: String)], letter: Int) {
    self.tokens = tokens
    self.labels = Dictionary(
      uniqueKeysWithValues: labels.map { ($0.time, $0.text.displayWidth * letter) })
    lastTokens = tokens.map { _ in nil }
  }

  mutating func place(_ time: Duration, scale: Scale) {
    var column = 0
    if scale.isEven {
      column = scale.columns(from: .zero, to: time)
    } else if let last {
      column = last.column + max(1, scale.columns(from: last.time, to: time))
    }
    for (index, token) in tokens.enumerated() where !scale.isEven {
      guard let width = token[time], let last = lastTokens[index] else { continue }
      // Adjacent words need a space between them, or they would look like one word.
      column = max(column, last.end + (max(width, last.width) > 1 ? 1 : 0))
    }
    if labels[time] != nil, let labelEnd { column = max(column, labelEnd + 1) }

    columns[time] = column
    last = (time, column)
    width = max(width, column + 1)
    for (index, token) in tokens.enumerated() {
      guard let tokenWidth = token[time] else { continue }
      lastTokens[index] = (column + tokenWidth, tokenWidth)
      width = max(width, column + tokenWidth)
    }
    if let label = labels[time] { labelEnd = column + label }
  }
}
