/// Why there is no reply.
enum RequestError: Error {
  /// The server has too much to do.
  case busy
  /// There is no connection.
  case offline
}
