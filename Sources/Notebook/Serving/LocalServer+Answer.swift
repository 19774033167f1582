extension LocalServer {
  /// What a server says to a request, and when.
  public struct Answer: Sendable {
    let body: String
    let status: Int
    let delay: Duration
    let isDropped: Bool

    /// Creates an answer of text.
    ///
    /// - Parameters:
    ///   - body: The text.
    ///   - status: 200 for a good answer, 404 for what is not there, 500 for a server that failed.
    ///   - delay: How long the request waits for it, in real time.
    public init(_ body: String, status: Int = 200, after delay: Duration = .zero) {
      self.init(body: body, status: status, delay: delay, isDropped: false)
    }

    /// No answer: the connection is closed without a word.
    ///
    /// - Parameter delay: How long the request waits for that, in real time.
    /// - Returns: The answer.
    public static func dropped(after delay: Duration = .zero) -> Answer {
      Answer(body: "", status: 0, delay: delay, isDropped: true)
    }

    private init(body: String, status: Int, delay: Duration, isDropped: Bool) {
      self.body = body
      self.status = status
      self.delay = delay
      self.isDropped = isDropped
    }
  }
}

extension LocalServer.Answer {
  /// The bytes that are sent.
  var bytes: [UInt8] {
    guard !isDropped else { return [] }
    let head = [
      "HTTP/1.1 \(status) \(status < 400 ? "OK" : "Failed")",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Length: \(body.utf8.count)",
      "Cache-Control: no-store",
      "Connection: close",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}
