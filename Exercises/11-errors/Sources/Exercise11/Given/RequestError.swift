enum RequestError: Error {
  /// The server is overloaded.
  case busy
  /// The device has no connection.
  case offline
}
