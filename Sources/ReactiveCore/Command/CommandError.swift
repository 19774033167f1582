/// An error that explains why a command did not execute.
///
/// RAC: `RACCommandErrorDomain`.
public enum CommandError: Error, Equatable, Sendable {
  /// The command was disabled, or was executing and doesn't allow concurrent executions.
  case notEnabled
}

extension CommandError: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .notEnabled: "The command is disabled and cannot be executed."
    }
  }
}
