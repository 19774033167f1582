extension Command: CustomStringConvertible {
  /// The type of the command.
  public var description: String { "<\(Self.self)>" }

  /// Names the signals after the command, as in `<Command<String, Receipt>> -errors`.
  func nameSignals() {
    executionSignals.setName("\(self) -executionSignals")
    executing.setName("\(self) -executing")
    enabled.setName("\(self) -enabled")
    errors.setName("\(self) -errors")
  }
}
