/// A well-formed request.
package struct HTTPRequest: Sendable {
  /// `GET`, `POST`, or any other word of capital letters.
  package let method: String
  /// The decoded path, which begins with `/` and has no component `.` or `..`.
  package let path: String
  /// The decoded query; the last value of a repeated name wins.
  package let query: [String: String]
  /// The headers by lowercase name.
  package let headers: [String: String]
  package let body: [UInt8]
  package let keepsAlive: Bool
  /// The client's IPv4 address.
  package var client: UInt32 = 0
}
