/// A result builder that collects the rows of a ``Diagram``.
@resultBuilder
public enum DiagramBuilder {
  /// Returns a row that shows a timeline.
  public static func buildExpression<Value>(_ row: (String, Timeline<Value>)) -> [Row] {
    [Row(row.0, row.1)]
  }

  /// Returns a single row, unchanged.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }

  /// Returns several rows, unchanged.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }

  /// Returns all rows of the block.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap(\.self) }

  /// Returns the rows of an `if` without `else`, or no rows if its condition is `false`.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }

  /// Returns the rows of the first branch.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }

  /// Returns the rows of the second branch.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }

  /// Returns the rows of a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap(\.self) }
}
