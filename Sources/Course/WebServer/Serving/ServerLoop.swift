import Foundation

/// The loop on the server's thread, which serves all connections.
struct ServerLoop {
  let listener: Socket
  let mailbox: Mailbox
  let limits: HTTPLimits
  let headers: [(name: String, value: String)]
  let handler: HTTPServer.Handler
  var connections: [ServerConnection] = []

  mutating func run() {
    while true {
      let haveSent = waitForConnections()
      guard let messages = mailbox.take() else { break }
      for (exchange, message) in messages {
        guard let index = connections.firstIndex(where: { $0.exchange?.number == exchange }) else {
          continue
        }
        connections[index].handle(message)
      }
      for index in connections.indices {
        if haveSent[index] { connections[index].receive() }
        connections[index].proceed()
      }
      close { $0.isClosed }
      accept()
    }
    close { _ in true }
    listener.close()
  }

  /// Waits for input, a message, or a deadline, and returns whether each connection has input.
  private func waitForConnections() -> [Bool] {
    var requests = connections.map { descriptor($0.socket.descriptor, $0.events) }
    requests.append(descriptor(listener.descriptor, POLLIN))
    requests.append(descriptor(mailbox.descriptor, POLLIN))
    _ = poll(&requests, nfds_t(requests.count), millisecondsToDeadline)
    return zip(requests, connections).map { request, _ in request.revents & ~Int16(POLLOUT) != 0 }
  }

  /// The milliseconds until the next deadline, rounded up, or -1 if there is no deadline.
  private var millisecondsToDeadline: Int32 {
    guard let deadline = connections.compactMap(\.deadline).min() else { return -1 }
    let left = max(.zero, ContinuousClock.now.duration(to: deadline))
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }

  private func descriptor(_ descriptor: Int32, _ events: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Accepts all pending connections.
  ///
  /// If a limit is reached, closes the connection that has been idle longest. If none is idle,
  /// closes the connection whose unfinished request is oldest. If all requests are complete, closes
  /// the new connection.
  private mutating func accept() {
    while let socket = listener.accepted() {
      let ofAddress = connections.indices.filter { connections[$0].socket.peer == socket.peer }
      let atLimit =
        ofAddress.count >= limits.connectionsPerAddress ?? .max
        ? ofAddress
        : connections.count >= limits.connections ? Array(connections.indices) : []
      if !atLimit.isEmpty {
        let reading = atLimit.filter { connections[$0].isReading }
        let idle = reading.filter { connections[$0].isIdle }
        let longest = (idle.isEmpty ? reading : idle)
          .min { connections[$0].waitingSince < connections[$1].waitingSince }
        guard let longest else {
          socket.close()
          continue
        }
        let number = connections[longest].socket.descriptor
        close { $0.socket.descriptor == number }
      }
      connections.append(
        ServerConnection(socket, limits: limits, headers: headers) {
          [mailbox, handler] request in
          let exchange = mailbox.exchange()
          handler(request, exchange)
          return exchange
        })
    }
  }

  private mutating func close(_ isToClose: (ServerConnection) -> Bool) {
    for connection in connections where isToClose(connection) {
      connection.exchange?.disconnected()
      connection.socket.close()
    }
    connections.removeAll(where: isToClose)
  }
}
