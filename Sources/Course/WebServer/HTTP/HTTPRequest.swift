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
  /// The client's IPv4 address, as a number.
  package var client: UInt32 = 0
}
