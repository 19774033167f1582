/// The error of a failed request to the server.
public enum ServerError: Error {
  /// The server cannot be reached.
  case offline
  /// The login code differs from the one that was sent to the phone.
  case wrongCode
}
