/// An error from one of the library's own operators.
public enum SignalError: Error, Equatable {
  /// A signal with `timeout` did not end in time.
  case timedOut
  /// `switch` found no signal for a key, and has no default.
  case noCase(key: String)
}
