/// The request line and the headers of a request.
struct HTTPHead {
  let bodyLength: Int
  private let method: String
  private let target: HTTPTarget
  private let headers: [String: String]
  private let keepsAlive: Bool

  init(_ bytes: ArraySlice<UInt8>, limits: HTTPLimits) throws(HTTPStatus) {
    var lines: [String] = []
    for line in bytes.split(separator: "\r\n".utf8, omittingEmptySubsequences: false) {
      // Reject lone line feeds and other control characters, because servers and proxies interpret
      // them differently.
      guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .badRequest }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].count <= 16, words[0].wholeMatch(of: /[A-Z]+/) != nil else {
      throw .badRequest
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .versionNotSupported }
    guard words[1].utf8.count <= limits.targetBytes else { throw .targetTooLong }
    guard let target = HTTPTarget(words[1]) else { throw .badRequest }
    guard lines.count - 1 <= limits.headers else { throw .headTooLarge }

    method = String(words[0])
    self.target = target
    headers = try HTTPHead.headers(lines.dropFirst())
    let isLatest = words[2] == "HTTP/1.1"
    guard !isLatest || headers["host"] != nil else { throw .badRequest }
    let connection = headers["connection"]?.lowercased() ?? ""
    keepsAlive = isLatest ? !connection.contains("close") : connection.contains("keep-alive")
    bodyLength = try HTTPHead.bodyLength(headers, limits: limits)
  }

  func request(with body: [UInt8]) -> HTTPRequest {
    HTTPRequest(
      method: method, path: target.path, query: target.query, headers: headers, body: body,
      keepsAlive: keepsAlive)
  }

  private static func headers(_ lines: ArraySlice<String>) throws(HTTPStatus) -> [String: String] {
    var headers: [String: String] = [:]
    let field = /([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*/
    for line in lines {
      guard let match = line.wholeMatch(of: field) else { throw .badRequest }
      let name = match.1.lowercased()
      let value = String(match.2)
      if let other = headers[name] {
        // An attacker can repeat one of these headers to smuggle in another request.
        guard !["host", "content-length", "origin"].contains(name) else { throw .badRequest }
        headers[name] = other + (name == "cookie" ? "; " : ", ") + value
      } else {
        headers[name] = value
      }
    }
    return headers
  }

  private static func bodyLength(
    _ headers: [String: String], limits: HTTPLimits
  ) throws(HTTPStatus) -> Int {
    // Browsers don't send chunked bodies.
    guard headers["transfer-encoding"] == nil else { throw .notImplemented }
    guard let text = headers["content-length"] else { return 0 }
    guard text.wholeMatch(of: /[0-9]{1,18}/) != nil, let length = Int(text) else {
      throw .badRequest
    }
    guard length <= limits.bodyBytes else { throw .bodyTooLarge }
    return length
  }
}
