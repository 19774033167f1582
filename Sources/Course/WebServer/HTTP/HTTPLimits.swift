import Foundation

/// Limits on the size, number, and duration of requests.
package struct HTTPLimits: Sendable {
  package var headBytes = 16 << 10
  package var headers = 64
  package var targetBytes = 2048
  package var bodyBytes = 256 << 10
  /// The maximum number of connections, low enough to leave file descriptors for other uses.
  package var connections = min(512, max(1, sysconf(Int32(_SC_OPEN_MAX)) / 3))
  /// The maximum number of connections from one address, or `nil` for no limit.
  package var connectionsPerAddress: Int?
  package var requestsPerConnection = 10_000
  /// The maximum time between the first and the last byte of a request.
  package var receiving: Duration = .seconds(20)
  /// The maximum time between two requests, or for a client to read a response.
  package var idling: Duration = .seconds(75)

  package init() {}
}
