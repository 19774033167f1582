import Foundation

/// A queue of messages to the server's thread, which waits for them in `poll`.
final class Mailbox: @unchecked Sendable {
  // Sendable: the lock guards all mutable state.

  enum Message {
    /// A response to send, or `nil` to close the connection.
    case response(HTTPResponse?)
    case begin(HTTPResponse)
    case part([UInt8])
    case end
  }

  private let lock = NSLock()
  private let pipe = Pipe()
  private var messages: [(exchange: UInt64, message: Message)] = []
  private var exchanges: UInt64 = 0
  private var isEnding = false

  /// A file descriptor that is readable when the queue has messages or the server should end.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

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

  /// Asks the server to stop, and to ignore later messages.
  func end() {
    lock.withLock {
      guard !isEnding else { return }
      if messages.isEmpty { wake() }
      isEnding = true
    }
  }

  /// Removes and returns all messages, or returns `nil` if the server should end.
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
