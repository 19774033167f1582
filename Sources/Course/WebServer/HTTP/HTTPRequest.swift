/// A well-formed request.
package struct HTTPRequest: Sendable {
  /// The method: `GET`, `POST`, or any other word in capital letters.
  package let method: String
  /// The decoded path, which begins with `/` and has no components `.` or `..`.
  package let path: String
  /// The decoded query, with the last value given for each name.
  package let query: [String: String]
  /// The headers, keyed by lowercase name.
  package let headers: [String: String]
  package let body: [UInt8]
  package let keepsAlive: Bool
  /// The client's IPv4 address.
  package var client: UInt32 = 0
}
