import Foundation

/// Limits on the size, number, and duration of requests.
package struct HTTPLimits: Sendable {
  package var headBytes = 16 << 10
  package var headers = 64
  package var targetBytes = 2048
  package var bodyBytes = 256 << 10
  /// A third of the file descriptors, which leaves some for a second server and for child processes.
  package var connections = min(512, max(1, sysconf(Int32(_SC_OPEN_MAX)) / 3))
  /// The most connections from one address, or nil for no limit.
  package var connectionsPerAddress: Int?
  package var requestsPerConnection = 10_000
  /// The time from the first byte of a request to its last.
  package var receiving: Duration = .seconds(20)
  /// The time between two requests, and the time a client may take to read an answer.
  package var idling: Duration = .seconds(75)

  package init() {}
}
