/// A result builder that collects the rows of a ``Diagram``.
@resultBuilder
public enum DiagramBuilder {
  /// A row that shows a timeline.
  public static func buildExpression<Value>(_ row: (String, Timeline<Value>)) -> [Row] {
    [Row(row.0, row.1)]
  }

  /// A single row, unchanged.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }

  /// Several rows, unchanged.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }

  /// All rows of the block.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap(\.self) }

  /// The rows of an `if` without `else`.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }

  /// The rows of the first branch.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }

  /// The rows of the second branch.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }

  /// The rows of a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap(\.self) }
}
