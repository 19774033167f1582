/// An error that a request to the server fails with.
public enum ServerError: Error {
  /// The server cannot be reached.
  case offline
  /// The code differs from the one that was sent.
  case wrongCode
}
