import Foundation

/// What the server's thread does: it looks at all connections in turn, and waits when none has news.
struct ServerLoop {
  struct Parts: Sendable {
    let listener: Socket
    let end: WakeUp
    let log: RequestLog
    let answer: @Sendable (LocalServer.Request) -> LocalServer.Answer
  }

  private let parts: Parts
  private var connections: [ServerConnection] = []

  init(_ parts: Parts) { self.parts = parts }

  /// Serves until it is told to end, and then closes everything.
  mutating func run() {
    while let news = waitForNews() {
      for index in connections.indices {
        if news[index] { connections[index].hear(log: parts.log, answer: parts.answer) }
        connections[index].speak(log: parts.log)
      }
      close { $0.isOver }
      while let socket = parts.listener.accepted() {
        connections.append(ServerConnection(socket))
        parts.log.connectionOpened()
      }
    }
    close { _ in true }
    parts.listener.close()
    parts.log.stopped()
  }

  /// Which of the connections have sent something; nil when it is time to end.
  private func waitForNews() -> [Bool]? {
    var requests = connections.map { descriptor($0.socket.descriptor, $0.events) }
    requests.append(descriptor(parts.listener.descriptor, POLLIN))
    requests.append(descriptor(parts.end.descriptor, POLLIN))
    _ = poll(&requests, nfds_t(requests.count), millisecondsToDeadline)
    guard requests.last?.revents == 0 else { return nil }
    return zip(requests, connections).map { request, _ in request.revents & ~Int16(POLLOUT) != 0 }
  }

  /// Rounded up, so that it does not wake a moment too early; without end if no answer waits.
  private var millisecondsToDeadline: Int32 {
    guard let deadline = connections.compactMap(\.deadline).min() else { return -1 }
    let left = max(.zero, ContinuousClock.now.duration(to: deadline))
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  private func descriptor(_ descriptor: Int32, _ events: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  private mutating func close(_ isToClose: (ServerConnection) -> Bool) {
    for connection in connections where isToClose(connection) {
      connection.socket.close()
      parts.log.connectionClosed()
    }
    connections.removeAll(where: isToClose)
  }
}

/// A word to a thread that waits in `poll`.
final class WakeUp: Sendable {
  private let pipe = Pipe()

  /// The descriptor that is readable from the first word on.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  func wake() { try? pipe.fileHandleForWriting.close() }
}
