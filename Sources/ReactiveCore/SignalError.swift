/// What the library's own operators fail with.
public enum SignalError: Error, Equatable {
  /// A signal did not end in the time that `timeout` gave it.
  case timedOut
  /// `switch` has no signal for a key, and no default.
  case noCase(key: String)
}
