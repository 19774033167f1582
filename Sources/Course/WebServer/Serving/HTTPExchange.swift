import Foundation

/// One request that waits for its answer; any thread may give it, once.
package final class HTTPExchange: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock.
  let number: UInt64
  private let mailbox: Mailbox
  private let lock = NSLock()
  private var isGone = false
  private var whenGone: (@Sendable () -> Void)?

  init(number: UInt64, mailbox: Mailbox) {
    self.number = number
    self.mailbox = mailbox
  }

  /// Answers, at once or after some real time; nil closes the connection without a word.
  package func respond(_ response: HTTPResponse?, after delay: Duration = .zero) {
    mailbox.post(.response(response, after: delay), to: self)
  }

  /// Begins an answer whose parts come later: its status and headers.
  package func begin(_ head: HTTPResponse) { mailbox.post(.begin(head), to: self) }

  /// Adds to an answer that has begun.
  ///
  /// A client that takes nothing is dropped.
  package func send(_ text: String) { mailbox.post(.part(Array(text.utf8)), to: self) }

  package func end() { mailbox.post(.end, to: self) }

  /// Calls back when the client leaves before the answer's end; at once if it has left already.
  package func whenHungUp(_ callback: @escaping @Sendable () -> Void) {
    let isGone = lock.withLock {
      if !self.isGone { whenGone = callback }
      return self.isGone
    }
    if isGone { callback() }
  }

  /// Called once by the server's thread.
  func hungUp() {
    let callback = lock.withLock {
      isGone = true
      defer { whenGone = nil }
      return whenGone
    }
    callback?()
  }

  /// Called once by the server's thread when all is sent.
  func isAnswered() { lock.withLock { whenGone = nil } }
}
