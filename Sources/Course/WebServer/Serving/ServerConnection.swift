import Foundation

/// One client: requests come one after the other, each waits, and is answered.
struct ServerConnection {
  private enum Stage {
    case reading
    /// The handler has the request.
    case waiting
    /// The answer is there, and waits for its time; nil closes without a word.
    case holding(HTTPResponse?, until: ContinuousClock.Instant)
    case sending
    /// Parts of an answer come as they are made.
    case streaming(isEnding: Bool)
    /// The last word is said; what the client still sends is let go, so that it reads that word.
    case leaving
    case over
  }

  /// An answer in parts that a client does not take is given up beyond this.
  private static let mostUnsent = 4 << 20

  let socket: Socket
  /// The request that is being answered.
  private(set) var exchange: HTTPExchange?
  /// When it last began to wait: for a request, or for its client to take what is sent.
  private(set) var latest = ContinuousClock.now

  private let limits: HTTPLimits
  private let headers: [(name: String, value: String)]
  private let observer: RequestLog?
  private let begin: (HTTPRequest) -> HTTPExchange
  private var parser: HTTPParser
  private var stage = Stage.reading
  private var unsent: ArraySlice<UInt8> = []
  private var received = 0
  private var served = 0
  private var request: (keepsAlive: Bool, hasBody: Bool) = (false, true)

  /// - Parameter begin: Hands a request to whoever answers it.
  init(
    _ socket: Socket, limits: HTTPLimits, headers: [(name: String, value: String)],
    observer: RequestLog?,
    begin: @escaping (HTTPRequest) -> HTTPExchange
  ) {
    self.begin = begin
    self.socket = socket
    self.limits = limits
    self.headers = headers
    self.observer = observer
    parser = HTTPParser(limits: limits)
  }

  // A client that waits for its answer is read too: it may hang up.
  var events: Int32 { Int32(POLLIN) | (unsent.isEmpty ? 0 : Int32(POLLOUT)) }

  /// When the connection wants to be looked at, though nothing came.
  var deadline: ContinuousClock.Instant? {
    switch stage {
    case .reading: latest + (parser.isInside ? limits.receiving : limits.idling)
    case .waiting, .over: nil
    case .holding(_, let deadline): deadline
    case .sending: latest + limits.idling
    case .streaming: unsent.isEmpty ? nil : latest + limits.idling
    case .leaving: latest + .seconds(2)
    }
  }

  var isOver: Bool {
    if case .over = stage { true } else { false }
  }

  /// Whether it waits for its client to ask something.
  var isReading: Bool {
    if case .reading = stage { true } else { false }
  }

  /// Whether it waits for a next request, with nothing of it there.
  var isIdle: Bool { isReading && !parser.isInside }

  /// Reads what the client sent.
  mutating func receive() {
    guard let bytes = socket.received() else { return }
    if case .leaving = stage {
      if bytes.isEmpty { stage = .over }
      return
    }
    guard !bytes.isEmpty else {
      if !isIdle || served == 0 { observer?.addHangUp() }
      return stage = .over
    }
    // The time for a request runs from its first byte, so that a byte now and then does not prolong it.
    if isIdle { latest = .now }
    parser.add(bytes)
    if case .reading = stage { return }
    received += bytes.count
    // Requests that come before their turn are kept, but not without end.
    if received > limits.headBytes + limits.bodyBytes { stage = .over }
  }

  /// Takes what the handler has for the client.
  mutating func take(_ message: Mailbox.Message) {
    switch (message, stage) {
    case (.response(let response, let delay), .waiting):
      stage = .holding(response, until: .now + delay)
    case (.begin(let head), .waiting):
      add(head.bytes(with: headers, keepsAlive: false, isStream: true, hasBody: request.hasBody))
      stage = .streaming(isEnding: false)
    case (.part(let bytes), .streaming(false)):
      add(bytes)
      if unsent.count > ServerConnection.mostUnsent { stage = .over }
    case (.end, .streaming):
      stage = .streaming(isEnding: true)
    default: break
    }
  }

  /// Goes as far as it can now.
  mutating func proceed() {
    if let deadline, deadline <= .now { timePassed() }
    if !unsent.isEmpty { send() }
    if unsent.isEmpty { finish() }
    if case .reading = stage { read() }
  }

  private mutating func timePassed() {
    guard case .holding(let response, _) = stage else { return stage = .over }
    guard let response else {
      exchange?.isAnswered()
      exchange = nil
      return stage = .over
    }
    served += 1
    request.keepsAlive = request.keepsAlive && served < limits.requestsPerConnection
    add(response.bytes(with: headers, keepsAlive: request.keepsAlive, hasBody: request.hasBody))
    stage = .sending
  }

  private mutating func add(_ bytes: [UInt8]) {
    if unsent.isEmpty { latest = .now }
    unsent += bytes
  }

  private mutating func send() {
    guard let count = socket.send(unsent) else {
      observer?.addHangUp()
      unsent = []
      return stage = .over
    }
    // The time for taking an answer runs from its first byte, like that for sending a request.
    unsent = unsent.dropFirst(count)
  }

  /// All that there was to send is sent.
  private mutating func finish() {
    switch stage {
    case .sending where request.keepsAlive:
      exchange?.isAnswered()
      exchange = nil
      stage = .reading
      received = 0
      latest = .now
    case .sending, .streaming(isEnding: true):
      exchange?.isAnswered()
      exchange = nil
      socket.endSending()
      stage = .leaving
      latest = .now
    default: break
    }
  }

  private mutating func read() {
    switch parser.next() {
    case .incomplete: break
    case .request(var next):
      next.client = socket.peer
      request = (next.keepsAlive, next.method != "HEAD")
      stage = .waiting
      exchange = begin(next)
    case .refused(let status):
      request = (false, true)
      add(HTTPResponse(status, text: status.phrase + "\n").bytes(with: headers, keepsAlive: false))
      stage = .sending
      send()
      if unsent.isEmpty { finish() }
    }
  }
}
