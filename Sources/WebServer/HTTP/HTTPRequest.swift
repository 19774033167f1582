/// What a client asks for, taken apart and found to be in order.
package struct HTTPRequest: Sendable {
  /// `GET` or `POST`; whatever word of capital letters stands there.
  package let method: String
  /// The path, decoded: it begins with `/`, and no part of it is `.` or `..`.
  package let path: String
  /// The query of the address, decoded; of a name that stands twice the last counts.
  package let query: [String: String]
  /// The headers, by their names in small letters.
  package let headers: [String: String]
  package let body: [UInt8]
  /// Whether the client wants to ask more on the same connection.
  package let keepsAlive: Bool
}

/// How much a client may send, and how long it may take.
package struct HTTPLimits: Sendable {
  package var headBytes = 16 << 10
  package var headers = 64
  package var targetBytes = 2048
  package var bodyBytes = 256 << 10
  package var connections = 512
  package var requestsPerConnection = 10_000
  /// From the first byte of a request to its last.
  package var receiving: Duration = .seconds(20)
  /// Between two requests, and until an answer is taken, or what there is of a longer one.
  package var idling: Duration = .seconds(75)

  package init() {}
}
