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
  private let end: WakeUp

  /// Starts a server that answers with what `answer` makes of a request.
  ///
  /// - Parameter answer: Runs on the server's own thread, once for each request.
  public init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    askLoopbackWithoutProxy()
    let listener = try Socket.listening()
    port = listener.port
    end = WakeUp()
    let parts = ServerLoop.Parts(listener: listener, end: end, log: log, answer: answer)
    let thread = Thread {
      var loop = ServerLoop(parts)
      loop.run()
    }
    thread.name = "local server"
    thread.start()
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
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
  }

  /// How many requests have come.
  public var requestCount: Int { log.requests.count }

  /// How many requests have come for a path.
  public func requestCount(for path: String) -> Int {
    log.requests.count { $0.path == path }
  }

  /// How many clients hung up before their answer was sent.
  public var hangUpCount: Int { log.hangUpCount }

  /// Waits until so many requests have come, for five seconds at most.
  public func waitForRequests(_ count: Int) { log.waitForRequests(count) }

  /// Waits until each request that came is answered, dropped, or given up, for five seconds at most.
  public func waitUntilIdle() { log.waitUntilIdle() }

  /// Closes every connection and ends; returns when its thread has nothing left to do.
  public func stop() {
    end.wake()
    log.waitUntilStopped()
  }
}
