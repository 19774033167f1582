/// An incremental HTTP/1.0 and HTTP/1.1 parser that rejects ambiguous requests.
struct HTTPParser {
  enum Result {
    case incomplete
    case request(HTTPRequest)
    /// The request is malformed, too large, or unsupported, so the bytes after it can't be parsed.
    case refused(HTTPStatus)
  }

  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  private var head: HTTPHead?

  init(limits: HTTPLimits) { self.limits = limits }

  /// A Boolean value that indicates whether the next request has started to arrive.
  var isInside: Bool { head != nil || !bytes.isEmpty }

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  mutating func next() -> Result {
    do throws(HTTPStatus) {
      if head == nil {
        guard let end = bytes.firstRange(of: "\r\n\r\n".utf8)?.lowerBound else {
          guard bytes.count <= limits.headBytes else { throw .headTooLarge }
          return .incomplete
        }
        guard end <= limits.headBytes else { throw .headTooLarge }
        head = try HTTPHead(bytes[..<end], limits: limits)
        bytes.removeSubrange(..<(end + 4))
      }
      guard let head, bytes.count >= head.bodyLength else { return .incomplete }
      let body = Array(bytes[..<head.bodyLength])
      bytes.removeSubrange(..<head.bodyLength)
      self.head = nil
      return .request(head.request(with: body))
    } catch {
      return .refused(error)
    }
  }
}
