/// Why a command did not execute.
///
/// RAC: `RACCommandErrorDomain`.
public enum CommandError: Error, Equatable, Sendable {
  /// The command was disabled, or was executing and does not allow a second execution.
  case notEnabled
}

extension CommandError: CustomStringConvertible {
  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .notEnabled: "The command is disabled and cannot be executed."
    }
  }
}
