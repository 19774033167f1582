/// Why a command did not execute.
enum MiniCommandError: Error {
  /// The command was disabled, or was executing and does not allow a second execution.
  case notEnabled
}
