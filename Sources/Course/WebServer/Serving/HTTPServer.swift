import Foundation

/// A server, on the loopback address unless more is asked for.
///
/// One thread looks after all connections and never waits for an answer: whoever answers later, from
/// another thread, keeps nobody else waiting.
package final class HTTPServer: Sendable {
  /// What is called with each request, on the server's thread: longer work belongs elsewhere.
  package typealias Handler = @Sendable (HTTPRequest, HTTPExchange) -> Void

  package let port: Int

  private let mailbox = Mailbox()
  private let isStopped = DispatchSemaphore(value: 0)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - ports: The ports to try, in order; 0 is one that the system picks.
  ///   - reach: Who can come.
  ///   - limits: How much a client may ask for.
  ///   - headers: What every answer has, those to requests out of order too.
  ///   - observer: Sees what comes and goes.
  ///   - handlerOnPort: Makes what answers, on the port that was free, before a request is read.
  package init(
    ports: [Int] = [0], reach: Reach = .thisMachine, limits: HTTPLimits = HTTPLimits(),
    headers: [(name: String, value: String)] = [], observer: RequestLog? = nil,
    handlerOnPort: (_ port: Int) -> Handler
  ) throws {
    let listener = try HTTPServer.listener(on: ports, for: reach)
    port = listener.port
    let handler = handlerOnPort(port)
    let (mailbox, isStopped) = (mailbox, isStopped)
    let thread = Thread {
      var loop = ServerLoop(
        listener: listener, mailbox: mailbox, limits: limits, headers: headers,
        observer: observer, handler: handler)
      loop.run()
      observer?.stopped()
      isStopped.signal()
    }
    thread.name = "server on port \(port)"
    thread.start()
  }

  deinit { mailbox.end() }

  /// Closes every connection; returns when the server's thread has ended.
  package func stop() {
    mailbox.end()
    isStopped.wait()
    isStopped.signal()
  }

  private static func listener(on ports: [Int], for reach: Reach) throws -> Socket {
    var latest: any Error = POSIXError(.EADDRNOTAVAIL)
    for port in ports {
      do { return try Socket.listening(on: port, for: reach) } catch { latest = error }
    }
    throw latest
  }
}
