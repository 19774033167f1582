extension Timeline: CustomStringConvertible, CustomDebugStringConvertible {
  /// A drawing under its axis, on lines of its own.
  ///
  /// Two that are compared line up, so that a test that fails shows the difference:
  ///
  ///     XCTAssertEqual failed: ("
  ///       0s   5s
  ///       --A--1--|
  ///     ") is not equal to ("
  ///       0s   5s
  ///       --A---1-|
  ///     ")
  public var description: String {
    let lines = Diagram(rows: [Row("", self)]).lines(width: 78, spread: 1)
    return "\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
