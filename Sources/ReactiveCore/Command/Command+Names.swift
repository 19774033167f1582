extension Command: CustomStringConvertible {
  /// The kind of command.
  public var description: String { "<\(Self.self)>" }

  /// Names the signals after the command, as in `<Command<String, Receipt>> -errors`.
  func nameSignals() {
    executionSignals.setName("\(self) -executionSignals")
    executing.setName("\(self) -executing")
    enabled.setName("\(self) -enabled")
    errors.setName("\(self) -errors")
  }
}
