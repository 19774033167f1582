/// Several timelines, drawn one below another on a shared time axis.
///
/// ```swift
/// print(Diagram {
///   ("letters", letters)
///   ("numbers", numbers)
///   ("merge", merged)
/// })
/// ```
///
///              0s    1s    2s    3s    4s    5s    6s
///     letters  ------A-----------B-----------|
///     numbers  ------------1-----------2-----------|
///     merge    ------A-----1-----B-----2-----------|
///
/// A row begins at its subscription, marked `^` unless the time is zero, and ends with `|` for
/// completion, `#` for an error, or `!` for a disposal. A value begins at its time, and several
/// values at one time are in parentheses. The drawing is to scale where there is enough room.
public struct Diagram: Codable, Sendable {
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// The unit of the axis.
  public var axis: Axis

  /// Creates a diagram of rows.
  public init(rows: [Row], axis: Axis = .seconds) {
    self.rows = rows
    self.axis = axis
  }

  /// Creates a diagram of named timelines, recordings, and rows.
  public init(@DiagramBuilder _ rows: () -> [Row]) {
    self.init(rows: rows())
  }
}

extension Diagram {
  /// A copy of the diagram with the last row's values colored to match the same values above.
  package var coloredByValue: Diagram {
    var diagram = self
    var numbers: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      for (place, instant) in row.instants.enumerated() {
        diagram.rows[index].instants[place].origins = instant.symbols.map { symbol in
          guard case .value(let text) = symbol else { return [] }
          if index < rows.count - 1 || rows.count == 1, numbers[text] == nil {
            numbers[text] = numbers.count
          }
          return numbers[text].map { [$0] } ?? []
        }
      }
    }
    return diagram
  }
}

extension Diagram: CustomStringConvertible {
  /// The drawing as text, for an 80-column terminal.
  public var description: String { text() }
}
