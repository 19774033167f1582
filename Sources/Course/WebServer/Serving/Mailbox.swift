import Foundation

/// What other threads have for the server's thread, which waits in `poll`.
final class Mailbox: @unchecked Sendable {
  // Sendable: every access to what changes holds the lock.

  enum Message {
    /// Nil closes the connection without a word.
    case response(HTTPResponse?, after: Duration)
    case begin(HTTPResponse)
    case part([UInt8])
    case end
  }

  private let lock = NSLock()
  private let pipe = Pipe()
  private var messages: [(exchange: UInt64, message: Message)] = []
  private var exchanges: UInt64 = 0
  private var isEnding = false

  /// Readable while something waits here.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// A new exchange, whose messages come here.
  func exchange() -> HTTPExchange {
    lock.withLock {
      exchanges += 1
      return HTTPExchange(number: exchanges, mailbox: self)
    }
  }

  func post(_ message: Message, to exchange: HTTPExchange) {
    lock.withLock {
      guard !isEnding else { return }
      if messages.isEmpty { wake() }
      messages.append((exchange.number, message))
    }
  }

  /// Ends the server: from now on nothing is posted.
  func end() {
    lock.withLock {
      guard !isEnding else { return }
      if messages.isEmpty { wake() }
      isEnding = true
    }
  }

  /// What has come since it was last asked; nil when it is time to end.
  func take() -> [(exchange: UInt64, message: Message)]? {
    lock.withLock {
      guard !isEnding else { return nil }
      guard !messages.isEmpty else { return [] }
      defer { messages = [] }
      _ = pipe.fileHandleForReading.availableData
      return messages
    }
  }

  private func wake() { pipe.fileHandleForWriting.write(Data([0])) }
}
