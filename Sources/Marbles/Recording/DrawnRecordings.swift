extension DiagramBuilder {
  /// A row that shows what a recording has received so far.
  public static func buildExpression<Value>(_ row: (String, Recording<Value>)) -> [Row] {
    [Row(row.0, row.1.timeline)]
  }

  /// A row for each subscription that a probe has seen.
  public static func buildExpression<Value>(_ row: (String, Probe<Value>)) -> [Row] {
    row.1.rows(row.0)
  }
}
