import Foundation

/// A web server of the page's own, on this machine and for as long as the page needs it.
///
///     let server = try LocalServer(["/save": .init("saved", after: .milliseconds(50))])
///     defer { server.stop() }
///     let reply = URLSession.shared.signal(for: URLRequest(url: server.url("/save")))
///
/// It listens on the loopback address only, on a port that is free. It answers requests side by side:
/// one that waits keeps no other one waiting.
public final class LocalServer: Sendable {
  /// The port that it listens on.
  public let port: Int

  private let log = RequestLog()
  private let server: HTTPServer

  /// Starts a server that answers with what `answer` makes of a request.
  ///
  /// - Parameter answer: Runs on the server's own thread, once for each request.
  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    askLoopbackWithoutProxy()
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

  /// Starts a server that answers by path, and with status 404 where `answers` has nothing.
  ///
  /// - Parameter answers: What to answer, by path: `["/hello": .init("hello")]`.
  public convenience init(_ answers: [String: Answer]) throws {
    try self.init { answers[$0.path] ?? Answer("not found", status: 404) }
  }

  deinit { stop() }

  /// The address of a path, such as `/search?q=swift`.
  public func url(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("“\(path)” is no path of an address. Escape what an address cannot hold.")
    }
    return url
  }

  /// How many requests have come.
  public var requestCount: Int { log.requests.count }

  /// How many requests have come for a path.
  public func requestCount(for path: String) -> Int {
    log.requests.count { Request($0).path == path }
  }

  /// How many clients hung up before their answer was sent.
  public var hangUpCount: Int { log.hangUpCount }

  /// Waits until so many requests have come, for five seconds at most.
  public func waitForRequests(_ count: Int) { log.waitForRequests(count) }

  /// Waits until each request that came is answered, dropped, or given up, for five seconds at most.
  public func waitUntilIdle() { log.waitUntilIdle() }

  /// Closes every connection and ends; returns when its thread has nothing left to do.
  public func stop() { server.stop() }
}

extension LocalServer {
  /// What a client asks for.
  public struct Request: Sendable {
    /// What to do, such as `GET` or `POST`.
    public let method: String

    /// The path without its query: `/search`.
    public let path: String

    /// The query of the address, by name: `["q": "swift"]`.
    public let query: [String: String]

    /// The text that came with the request.
    public let body: String
  }
}

extension LocalServer.Request {
  init(_ request: HTTPRequest) {
    method = request.method
    path = request.path
    query = request.query
    body = String(decoding: request.body, as: UTF8.self)
  }
}

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
  /// What is sent; nil if the connection is closed without a word.
  var response: HTTPResponse? {
    isDropped
      ? nil
      : HTTPResponse(
        status: status, phrase: status < 400 ? "OK" : "Failed", type: "text/plain; charset=utf-8",
        body: Array(body.utf8))
  }
}

/// Lets requests to this machine go past a proxy that the environment names.
///
/// Many offices set `http_proxy` for every program, and a proxy elsewhere cannot reach our loopback.
func askLoopbackWithoutProxy() {
  let environment = ProcessInfo.processInfo.environment
  guard environment["http_proxy"] != nil else { return }
  let listed = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
  guard listed != "*", !listed.split(separator: ",").contains("127.0.0.1") else { return }
  setenv("no_proxy", listed.isEmpty ? "127.0.0.1" : listed + ",127.0.0.1", 1)
}
