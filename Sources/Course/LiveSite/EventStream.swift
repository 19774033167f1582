import Pages
import Synchronization
import WebServer

/// A stream of server-sent events to all open pages.
final class EventStream: Sendable {
  private let readers = Mutex<[ObjectIdentifier: (exchange: HTTPExchange, visitor: String?)]>([:])
  private static let maximumWindowsPerVisitor = 4

  var isEmpty: Bool { readers.withLock(\.isEmpty) }

  /// Adds a page, or returns `false` if its visitor has already opened too many pages.
  @discardableResult
  func add(_ exchange: HTTPExchange, of visitor: String? = nil) -> Bool {
    let id = ObjectIdentifier(exchange)
    let isAdmitted = readers.withLock { readers in
      let windows = visitor == nil ? 0 : readers.values.count { $0.visitor == visitor }
      guard windows < EventStream.maximumWindowsPerVisitor else { return false }
      readers[id] = (exchange, visitor)
      return true
    }
    guard isAdmitted else { return false }
    exchange.begin(HTTPResponse(type: "text/event-stream; charset=utf-8", text: ""))
    exchange.send("retry: 1000\n\n")
    exchange.onDisconnect { [weak self] in
      _ = self?.readers.withLock { $0.removeValue(forKey: id) }
    }
    return true
  }

  func send(_ event: String) {
    for reader in readers.withLock({ $0.values.map(\.exchange) }) { reader.send(event) }
  }

  static func event(_ name: String, _ value: some Encodable) -> String {
    "event: \(name)\ndata: \(value.json)\n\n"
  }
}
