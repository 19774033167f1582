import Foundation

/// An HTTP server that serves all connections on a single thread, without waiting for responses.
package final class HTTPServer: Sendable {
  /// A closure that receives each request on the server's thread, and must not block.
  package typealias Handler = @Sendable (HTTPRequest, HTTPExchange) -> Void

  package let port: Int

  private let mailbox = Mailbox()
  private let isStopped = DispatchSemaphore(value: 0)

  /// Creates and starts a server.
  ///
  /// - Parameters:
  ///   - ports: The ports to try, in order. For port 0, the system picks a port.
  ///   - headers: The headers of all responses, including responses to malformed requests.
  ///   - handlerOnPort: A closure that returns the handler for the port in use.
  package init(
    ports: [Int] = [0], scope: ServerScope = .thisMachine, limits: HTTPLimits = HTTPLimits(),
    headers: [(name: String, value: String)] = [],
    handlerOnPort: (_ port: Int) -> Handler
  ) throws {
    let listener = try HTTPServer.listener(on: ports, for: scope)
    port = listener.port
    let handler = handlerOnPort(port)
    let (mailbox, isStopped) = (mailbox, isStopped)
    let thread = Thread {
      var loop = ServerLoop(
        listener: listener, mailbox: mailbox, limits: limits, headers: headers,
        handler: handler)
      loop.run()
      isStopped.signal()
    }
    thread.name = "server on port \(port)"
    thread.start()
  }

  deinit { mailbox.end() }

  /// Closes all connections, and waits for the server's thread to end.
  package func stop() {
    mailbox.end()
    isStopped.wait()
    isStopped.signal()
  }

  private static func listener(on ports: [Int], for scope: ServerScope) throws -> Socket {
    var latest: any Error = POSIXError(.EADDRNOTAVAIL)
    for port in ports {
      do { return try Socket.listening(on: port, for: scope) } catch { latest = error }
    }
    throw latest
  }
}
