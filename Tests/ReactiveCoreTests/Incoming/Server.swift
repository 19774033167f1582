import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server inside the test process that answers a request with its last path component.
///
/// The path `fail` gets an error, and `wait` gets no answer.
final class Server: URLProtocol {
  /// The log of requests, with lines such as `start course://test/hello`.
  static let log = Log()

  static func count(_ event: String, of request: URLRequest) -> Int {
    log.lines.filter { $0 == line(event, request) }.count
  }

  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "course" }
  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    Self.log.add(Self.line("start", request))
    switch request.url!.lastPathComponent {
    case "wait": break
    case "fail": client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
    case let text:
      let response = URLResponse(
        url: request.url!, mimeType: "text/plain", expectedContentLength: text.utf8.count,
        textEncodingName: "utf-8")
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(text.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() { Self.log.add(Self.line("stop", request)) }

  private static func line(_ event: String, _ request: URLRequest) -> String {
    "\(event) \(request.url!.absoluteString)"
  }
}
