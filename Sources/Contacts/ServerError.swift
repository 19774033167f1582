/// Why the server did not do what it was asked for.
public enum ServerError: Error {
  /// There is no connection.
  case offline
  /// The code of a log-in is not the one that was sent.
  case wrongCode
}
