extension DiagramBuilder {
  /// Returns a row that shows the events of a recording so far.
  public static func buildExpression<Value>(_ row: (String, Recording<Value>)) -> [Row] {
    [Row(row.0, row.1.timeline)]
  }

  /// Returns the rows of a probe, one per subscription.
  public static func buildExpression<Value>(_ row: (String, Probe<Value>)) -> [Row] {
    row.1.rows(row.0)
  }
}
