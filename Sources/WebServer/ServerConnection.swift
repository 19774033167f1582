import Foundation

/// One client: its request comes, waits, and is answered; then the connection is over.
struct ServerConnection {
  private enum Stage {
    case reading
    case waiting(LocalServer.Answer, until: ContinuousClock.Instant)
    case sending([UInt8])
    case over
  }

  let socket: Socket
  private var stage = Stage.reading
  private var received: [UInt8] = []

  init(_ socket: Socket) { self.socket = socket }

  // A client that waits for its answer is heard too: it may hang up.
  var events: Int32 {
    if case .sending = stage { POLLOUT } else { POLLIN }
  }

  /// When the connection wants to be looked at, though nothing came.
  var deadline: ContinuousClock.Instant? {
    if case .waiting(_, let deadline) = stage { deadline } else { nil }
  }

  var isOver: Bool {
    if case .over = stage { true } else { false }
  }

  /// Hears what the client sent.
  mutating func hear(log: RequestLog, answer: (LocalServer.Request) -> LocalServer.Answer) {
    guard let bytes = socket.received() else { return }
    if bytes.isEmpty {
      log.addHangUp()
      return stage = .over
    }
    guard case .reading = stage else { return }
    received += bytes
    guard let request = LocalServer.Request(received) else { return }
    log.add(request)
    let answer = answer(request)
    stage = .waiting(answer, until: .now + answer.delay)
  }

  /// Answers, once the time has come, as far as the client takes it.
  mutating func speak(log: RequestLog) {
    if case .waiting(let answer, let deadline) = stage, deadline <= .now {
      stage = .sending(answer.bytes)
    }
    guard case .sending(let bytes) = stage else { return }
    guard !bytes.isEmpty else { return stage = .over }
    guard let count = socket.send(bytes) else {
      log.addHangUp()
      return stage = .over
    }
    stage = count == bytes.count ? .over : .sending(Array(bytes[count...]))
  }
}
