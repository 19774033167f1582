extension Timeline: CustomStringConvertible, CustomDebugStringConvertible {
  /// The timeline's drawing with its axis, on separate lines.
  ///
  /// A failed test prints both drawings, one below the other, so that you can compare them:
  ///
  ///     XCTAssertEqual failed: ("
  ///       0s   5s
  ///       --A--1--|
  ///     ") is not equal to ("
  ///       0s   5s
  ///       --A---1-|
  ///     ")
  public var description: String {
    var row = Row("", self)
    row.origins = origins
    let lines = Diagram(rows: [row]).lines(width: 78, spread: 1)
    let text = "\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    row.show(drawnAs: text)
    return text
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
