/// An error that a request to the server fails with.
public enum ServerError: Error {
  /// The server cannot be reached.
  case offline
  /// The login code differs from the one that was sent to the phone.
  case wrongCode
}
