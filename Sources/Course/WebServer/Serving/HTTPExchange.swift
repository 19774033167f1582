import Foundation

/// A request that awaits its response, which can be sent once, from any thread.
package final class HTTPExchange: @unchecked Sendable {
  // Sendable: the lock guards all mutable state.
  let number: UInt64
  private let mailbox: Mailbox
  private let lock = NSLock()
  private var isDisconnected = false
  private var disconnectCallback: (@Sendable () -> Void)?

  init(number: UInt64, mailbox: Mailbox) {
    self.number = number
    self.mailbox = mailbox
  }

  /// Sends a response, or closes the connection if `response` is `nil`.
  package func respond(_ response: HTTPResponse?) { mailbox.post(.response(response), to: self) }

  /// Sends the status and the headers of a response whose body follows in parts.
  package func begin(_ head: HTTPResponse) { mailbox.post(.begin(head), to: self) }

  /// Sends a part of a response, or closes the connection if the client reads too slowly.
  package func send(_ text: String) { mailbox.post(.part(Array(text.utf8)), to: self) }

  package func end() { mailbox.post(.end, to: self) }

  /// Sets a closure to call if the client disconnects before the response ends.
  ///
  /// If the client has already disconnected, this method calls the closure immediately.
  package func onDisconnect(_ callback: @escaping @Sendable () -> Void) {
    let isDisconnected = lock.withLock {
      if !self.isDisconnected { disconnectCallback = callback }
      return self.isDisconnected
    }
    if isDisconnected { callback() }
  }

  func disconnected() {
    let callback = lock.withLock {
      isDisconnected = true
      defer { disconnectCallback = nil }
      return disconnectCallback
    }
    callback?()
  }

  func finished() { lock.withLock { disconnectCallback = nil } }
}
