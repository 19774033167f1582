/// Wants to know of a server's connections; is told on the server's thread.
protocol ConnectionObserver: Sendable {
  func connectionOpened()
  func connectionClosed()
  /// A client has left before its answer was sent.
  func addHangUp()
  /// The server has closed everything.
  func stopped()
}
