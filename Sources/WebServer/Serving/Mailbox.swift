import Foundation

/// What other threads have for the server's thread, which waits in `poll`.
final class Mailbox: @unchecked Sendable {
  // Sendable: every access to what changes holds the lock.

  enum Letter {
    case response(HTTPResponse, after: Duration)
    case drop(after: Duration)
    case begin(HTTPResponse)
    case part([UInt8])
    case end
  }

  private let lock = NSLock()
  private let pipe = Pipe()
  private var letters: [(exchange: UInt64, letter: Letter)] = []
  private var exchanges: UInt64 = 0
  private var isEnding = false

  /// Readable while something waits here.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// A new exchange, whose letters come here.
  func exchange() -> HTTPExchange {
    lock.withLock {
      exchanges += 1
      return HTTPExchange(number: exchanges, mailbox: self)
    }
  }

  func post(_ letter: Letter, to exchange: HTTPExchange) {
    lock.withLock {
      guard !isEnding else { return }
      if letters.isEmpty { wake() }
      letters.append((exchange.number, letter))
    }
  }

  /// The last word: from now on nothing is taken.
  func end() {
    lock.withLock {
      guard !isEnding else { return }
      if letters.isEmpty { wake() }
      isEnding = true
    }
  }

  /// What has come since it was last asked; nil when it is time to end.
  func take() -> [(exchange: UInt64, letter: Letter)]? {
    lock.withLock {
      guard !isEnding else { return nil }
      guard !letters.isEmpty else { return [] }
      defer { letters = [] }
      _ = pipe.fileHandleForReading.availableData
      return letters
    }
  }

  private func wake() { pipe.fileHandleForWriting.write(Data([0])) }
}
