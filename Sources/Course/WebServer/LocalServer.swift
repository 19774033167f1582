import Foundation

/// A small web server on the loopback address, for pages that show real requests.
///
///     let server = try LocalServer(["/save": .init("saved", after: .milliseconds(50))])
///     defer { server.stop() }
///     let reply = URLSession.shared.signal(for: URLRequest(url: server.url("/save")))
///
/// It listens on a free port and answers requests concurrently: a delayed answer does not hold up the others.
public final class LocalServer: Sendable {
  /// The port that the server listens on.
  public let port: Int

  private let log = RequestLog()
  private let server: HTTPServer

  /// Creates a server that calls `answer` for each request.
  ///
  /// - Parameter answer: A closure that runs on the server's own thread.
  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    bypassProxyForLoopback()
    var limits = HTTPLimits()
    limits.bodyBytes = 64 << 20
    limits.requestsPerConnection = 1
    let log = log
    let handler: HTTPServer.Handler = { request, exchange in
      log.add(request)
      let answer = answer(Request(request))
      exchange.respond(answer.response, after: answer.delay)
    }
    server = try HTTPServer(limits: limits, observer: log) { _ in handler }
    port = server.port
  }

  /// Creates a server that answers by path, and with status 404 for any other path.
  ///
  /// - Parameter answers: The answers by path: `["/hello": .init("hello")]`.
  public convenience init(_ answers: [String: Answer]) throws {
    try self.init { answers[$0.path] ?? Answer("not found", status: 404) }
  }

  deinit { stop() }

  /// Returns the address of a path such as `/search?q=swift`.
  public func url(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("“\(path)” is not the path of a URL. Percent-encode special characters.")
    }
    return url
  }

  /// The number of requests so far.
  public var requestCount: Int { log.requests.count }

  /// Returns the number of requests so far for a path.
  public func requestCount(for path: String) -> Int {
    log.requests.count { $0.path == path }
  }

  /// The number of clients that hung up before they had their answer.
  public var hangUpCount: Int { log.hangUpCount }

  /// Waits until `count` requests have arrived, for five seconds at most.
  public func waitForRequests(_ count: Int) { log.waitForRequests(count) }

  /// Waits until no connection is open, for five seconds at most.
  public func waitUntilIdle() { log.waitUntilIdle() }

  /// Closes every connection, and returns when the server's thread has ended.
  public func stop() { server.stop() }
}

extension LocalServer {
  /// A request from a client.
  public struct Request: Sendable {
    /// The method, such as `GET` or `POST`.
    public let method: String

    /// The path without its query: `/search`.
    public let path: String

    /// The query of the address, by name: `["q": "swift"]`.
    public let query: [String: String]

    /// The body, as text.
    public let body: String

    init(_ request: HTTPRequest) {
      method = request.method
      path = request.path
      query = request.query
      body = String(decoding: request.body, as: UTF8.self)
    }
  }
}

extension LocalServer {
  /// A response, and how long the server takes to send it.
  public struct Answer: Sendable {
    /// The response, or nil to close the connection without one.
    let response: HTTPResponse?
    let delay: Duration

    /// Creates an answer of text.
    ///
    /// - Parameters:
    ///   - body: The text.
    ///   - status: The HTTP status code.
    ///   - delay: How long the client waits, in real time.
    public init(_ body: String, status: Int = 200, after delay: Duration = .zero) {
      response = HTTPResponse(
        status: status, phrase: status < 400 ? "OK" : "Failed", type: "text/plain; charset=utf-8",
        body: Array(body.utf8))
      self.delay = delay
    }

    private init(droppedAfter delay: Duration) {
      response = nil
      self.delay = delay
    }

    /// Returns an answer that closes the connection without a response.
    ///
    /// - Parameter delay: How long the client waits, in real time.
    public static func dropped(after delay: Duration = .zero) -> Answer {
      Answer(droppedAfter: delay)
    }
  }
}

/// Excludes the loopback address from the proxy that `http_proxy` names.
///
/// Many offices set it for every program, and a proxy elsewhere cannot reach this machine's loopback address.
private func bypassProxyForLoopback() {
  let environment = ProcessInfo.processInfo.environment
  guard environment["http_proxy"] != nil else { return }
  let listed = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
  guard listed != "*", !listed.split(separator: ",").contains("127.0.0.1") else { return }
  setenv("no_proxy", listed.isEmpty ? "127.0.0.1" : listed + ",127.0.0.1", 1)
}
