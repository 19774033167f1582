/// An error that one of the library's operators sends.
public enum SignalError: Error, Equatable {
  /// A signal did not end within its `timeout`.
  case timedOut
  /// `switch` found no signal for a key, and has no default signal.
  case noCase(key: String)
}
