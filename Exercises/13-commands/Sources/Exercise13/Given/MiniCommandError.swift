/// An error that explains why a command didn't execute.
enum MiniCommandError: Error {
  /// The command was disabled, or was executing and allowed only one execution at a time.
  case notEnabled
}
