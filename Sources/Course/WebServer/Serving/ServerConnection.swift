import Foundation

/// A connection to a client that sends requests one after another.
struct ServerConnection {
  private enum State {
    case reading
    /// The handler is preparing a response.
    case waiting
    case sending
    case streaming(isEnding: Bool)
    /// The connection reads and ignores input, because closing it now could discard the response.
    case draining
    case closed
  }

  private static let maximumUnsent = 4 << 20

  let socket: Socket
  private(set) var exchange: HTTPExchange?
  /// The time when the connection started waiting for the client to send or read.
  private(set) var waitingSince = ContinuousClock.now

  private let limits: HTTPLimits
  private let headers: [(name: String, value: String)]
  private let begin: (HTTPRequest) -> HTTPExchange
  private var parser: HTTPParser
  private var state = State.reading
  private var unsent: ArraySlice<UInt8> = []
  private var received = 0
  private var served = 0
  private var request: (keepsAlive: Bool, hasBody: Bool) = (false, true)

  init(
    _ socket: Socket, limits: HTTPLimits, headers: [(name: String, value: String)],
    begin: @escaping (HTTPRequest) -> HTTPExchange
  ) {
    self.begin = begin
    self.socket = socket
    self.limits = limits
    self.headers = headers
    parser = HTTPParser(limits: limits)
  }

  // Watch for input in every state, because `poll` then also reports that the client disconnected.
  var events: Int32 { Int32(POLLIN) | (unsent.isEmpty ? 0 : Int32(POLLOUT)) }

  var deadline: ContinuousClock.Instant? {
    switch state {
    case .reading: waitingSince + (parser.isInside ? limits.receiving : limits.idling)
    case .waiting, .closed: nil
    case .sending: waitingSince + limits.idling
    case .streaming: unsent.isEmpty ? nil : waitingSince + limits.idling
    case .draining: waitingSince + .seconds(2)
    }
  }

  var isClosed: Bool {
    if case .closed = state { true } else { false }
  }

  /// A Boolean value that indicates whether the connection is waiting for a complete request.
  var isReading: Bool {
    if case .reading = state { true } else { false }
  }

  /// A Boolean value that indicates whether the connection is waiting for a request to begin.
  var isIdle: Bool { isReading && !parser.isInside }

  mutating func receive() {
    guard let bytes = socket.received() else { return }
    if case .draining = state {
      if bytes.isEmpty { state = .closed }
      return
    }
    guard !bytes.isEmpty else { return state = .closed }
    // Start the time limit at the first byte, so that a client can't extend it by sending slowly.
    if isIdle { waitingSince = .now }
    parser.add(bytes)
    if case .reading = state { return }
    received += bytes.count
    if received > limits.headBytes + limits.bodyBytes { state = .closed }
  }

  mutating func handle(_ message: Mailbox.Message) {
    switch (message, state) {
    case (.response(let response?), .waiting):
      served += 1
      request.keepsAlive = request.keepsAlive && served < limits.requestsPerConnection
      add(response.bytes(with: headers, keepsAlive: request.keepsAlive, hasBody: request.hasBody))
      state = .sending
    case (.response(nil), .waiting):
      endExchange()
      state = .closed
    case (.begin(let head), .waiting):
      add(head.bytes(with: headers, keepsAlive: false, isStream: true, hasBody: request.hasBody))
      state = .streaming(isEnding: false)
    case (.part(let bytes), .streaming(false)):
      add(bytes)
      if unsent.count > ServerConnection.maximumUnsent { state = .closed }
    case (.end, .streaming):
      state = .streaming(isEnding: true)
    default: break
    }
  }

  mutating func proceed() {
    if let deadline, deadline <= .now { state = .closed }
    if !unsent.isEmpty { send() }
    if unsent.isEmpty { finish() }
    if case .reading = state { read() }
  }

  private mutating func add(_ bytes: [UInt8]) {
    if unsent.isEmpty { waitingSince = .now }
    unsent += bytes
  }

  private mutating func send() {
    guard let count = socket.send(unsent) else {
      unsent = []
      return state = .closed
    }
    unsent = unsent.dropFirst(count)
  }

  private mutating func finish() {
    switch state {
    case .sending where request.keepsAlive:
      endExchange()
      state = .reading
      received = 0
      waitingSince = .now
    case .sending, .streaming(isEnding: true):
      endExchange()
      socket.endSending()
      state = .draining
      waitingSince = .now
    default: break
    }
  }

  private mutating func endExchange() {
    exchange?.finished()
    exchange = nil
  }

  private mutating func read() {
    switch parser.next() {
    case .incomplete: break
    case .request(var next):
      next.client = socket.peer
      request = (next.keepsAlive, next.method != "HEAD")
      state = .waiting
      exchange = begin(next)
    case .refused(let status):
      request = (false, true)
      add(HTTPResponse(status, text: status.phrase + "\n").bytes(with: headers, keepsAlive: false))
      state = .sending
      send()
      if unsent.isEmpty { finish() }
    }
  }
}
