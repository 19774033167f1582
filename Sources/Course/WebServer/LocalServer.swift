import Foundation

/// A small web server on the loopback address, for real requests from pages.
///
///     let server = try LocalServer(["/hello": .init("Hello!"), "/broken": .dropped()])
///     defer { server.stop() }
///     let reply = URLSession.shared.signal(for: URLRequest(url: server.url("/hello")))
public final class LocalServer: Sendable {
  private let server: HTTPServer

  /// Creates a server that answers each path with its response, and other paths with status 404.
  ///
  /// - Parameter responses: The responses, keyed by path: `["/hello": .init("Hello!")]`.
  public init(_ responses: [String: Response]) throws {
    bypassProxyForLoopback()
    var limits = HTTPLimits()
    // `URLSession` would repeat a failed request on a connection that had been used before.
    limits.requestsPerConnection = 1
    server = try HTTPServer(limits: limits) { _ in
      { request, exchange in
        let response = responses[request.path] ?? Response("not found", status: 404)
        exchange.respond(response.content)
      }
    }
  }

  deinit { stop() }

  /// Returns the address of a path such as `/search?q=swift`.
  public func url(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(server.port)\(path)") else {
      preconditionFailure("“\(path)” is not a valid URL path. Percent-encode special characters.")
    }
    return url
  }

  /// Closes all connections, and waits for the server's thread to end.
  public func stop() { server.stop() }

  /// The response of a ``LocalServer``.
  public struct Response: Sendable {
    /// The response, or `nil` to close the connection without one.
    let content: HTTPResponse?

    /// Creates a response with a body and an HTTP status code.
    public init(_ body: String, status: Int = 200) {
      content = HTTPResponse(
        status: status, phrase: status < 400 ? "OK" : "Failed", type: "text/plain; charset=utf-8",
        body: Array(body.utf8))
    }

    private init() { content = nil }

    /// Creates a response that closes the connection without sending anything.
    public static func dropped() -> Response { Response() }
  }
}

/// Excludes the loopback address from the proxy that `http_proxy` names.
///
/// An office's proxy can't reach this machine's loopback address.
private func bypassProxyForLoopback() {
  let environment = ProcessInfo.processInfo.environment
  guard environment["http_proxy"] != nil else { return }
  let listed = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
  guard listed != "*", !listed.split(separator: ",").contains("127.0.0.1") else { return }
  setenv("no_proxy", listed.isEmpty ? "127.0.0.1" : listed + ",127.0.0.1", 1)
}
