/// Several timelines under each other, on one axis of time.
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
/// A row begins where its subscription begins, with `^` if that is not at zero, and ends at its end:
/// `|` completed, `#` error, `!` disposed. A value stands where it begins; several at one instant are
/// in parentheses. Distances are to scale as far as the values leave room.
public struct Diagram: Codable, Sendable {
  /// The rows, from the top.
  public var rows: [Row]
  /// What the axis counts.
  public var axis: Axis

  /// Creates a diagram of rows.
  public init(rows: [Row], axis: Axis = .seconds) {
    self.rows = rows
    self.axis = axis
  }

  /// Creates a diagram of named timelines, recordings and rows.
  public init(@DiagramBuilder _ rows: () -> [Row]) {
    self.init(rows: rows())
  }
}

extension Diagram: CustomStringConvertible {
  /// The drawing, for a terminal of 80 columns.
  public var description: String { text() }
}
