import ReactiveCore

extension Timeline {
  /// Creates a timeline from marble text whose values are looked up by name.
  ///
  /// Invalid text stops the program.
  public init(
    _ text: String, values: [String: Value], error: any Error = MarbleError(),
    frame: Duration = .seconds(1), file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(file: file, line: line) {
      try Timeline(parsing: text, values: values, error: error, frame: frame)
    }
  }

  fileprivate init(file: StaticString, line: UInt, reading: () throws -> Timeline) {
    do {
      self = try reading()
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }
}

extension Timeline where Value: LosslessStringConvertible {
  /// Creates a timeline from marble text with the values written in the text.
  ///
  /// Invalid text stops the program.
  public init(
    _ text: String, error: any Error = MarbleError(), frame: Duration = .seconds(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(file: file, line: line) {
      try Timeline(parsing: text, error: error, frame: frame)
    }
  }
}

extension Timeline: ExpressibleByUnicodeScalarLiteral where Value: LosslessStringConvertible {}
extension Timeline: ExpressibleByExtendedGraphemeClusterLiteral
where Value: LosslessStringConvertible {}

extension Timeline: ExpressibleByStringLiteral where Value: LosslessStringConvertible {
  /// Creates a timeline from marble text with frames of one second.
  ///
  /// Invalid text stops the program.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
