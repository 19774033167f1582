/// The status codes that the servers of the course use.
package enum HTTPStatus: Int, Error, Sendable {
  case ok = 200
  case seeOther = 303
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case conflict = 409
  case bodyTooLarge = 413
  case targetTooLong = 414
  case tooManyRequests = 429
  case headTooLarge = 431
  case notImplemented = 501
  case versionNotSupported = 505

  package var phrase: String {
    switch self {
    case .ok: "OK"
    case .seeOther: "See Other"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .conflict: "Conflict"
    case .bodyTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .tooManyRequests: "Too Many Requests"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// A complete response.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var phrase: String
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package init(
    _ status: HTTPStatus = .ok, type: String = "text/plain; charset=utf-8",
    headers: [(name: String, value: String)] = [], text: String
  ) {
    self.init(
      status: status.rawValue, phrase: status.phrase, type: type, headers: headers,
      body: Array(text.utf8))
  }

  init(
    status: Int, phrase: String, type: String, headers: [(name: String, value: String)] = [],
    body: [UInt8]
  ) {
    self.status = status
    self.phrase = phrase
    self.headers = [("Content-Type", type), ("Cache-Control", "no-store")] + headers
    self.body = body
  }

  /// Returns the bytes to send.
  ///
  /// A stream has no length, because the client reads it until the connection closes.
  ///
  /// - Parameter common: The headers that the server adds to all responses.
  func bytes(
    with common: [(name: String, value: String)], keepsAlive: Bool, isStream: Bool = false,
    hasBody: Bool = true
  ) -> [UInt8] {
    var lines =
      ["HTTP/1.1 \(status) \(phrase)"] + (headers + common).map { "\($0.name): \($0.value)" }
    if !isStream { lines.append("Content-Length: \(body.count)") }
    lines.append("Connection: \(keepsAlive && !isStream ? "keep-alive" : "close")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (hasBody ? body : [])
  }
}
