import Pages
import Synchronization
import WebServer

/// Server-sent events for every page that listens, until it is closed.
final class EventStream: Sendable {
  private let readers = Mutex<[ObjectIdentifier: (exchange: HTTPExchange, visitor: String)]>([:])
  /// So many windows of one browser.
  private static let mostOfVisitor = 4

  /// Whether nobody listens.
  var isEmpty: Bool { readers.withLock(\.isEmpty) }

  /// Lets a page listen; whatever is sent from now on reaches it.
  func add(_ exchange: HTTPExchange) { _ = add(exchange, of: "", atMost: .max) }

  /// The same for a page of one of many browsers; false where that listens in too many windows already.
  func add(_ exchange: HTTPExchange, of visitor: String, atMost most: Int = mostOfVisitor) -> Bool {
    let number = ObjectIdentifier(exchange)
    let isAdmitted = readers.withLock { readers in
      guard readers.values.count(where: { $0.visitor == visitor }) < most else { return false }
      readers[number] = (exchange, visitor)
      return true
    }
    guard isAdmitted else { return false }
    exchange.begin(HTTPResponse(type: "text/event-stream; charset=utf-8", text: ""))
    exchange.send("retry: 1000\n\n")
    exchange.whenHungUp { [weak self] in
      _ = self?.readers.withLock { $0.removeValue(forKey: number) }
    }
    return true
  }

  func send(_ event: String) {
    for reader in readers.withLock({ $0.values.map(\.exchange) }) { reader.send(event) }
  }

  /// An event as it is sent.
  static func event(_ name: String, _ value: some Encodable) -> String {
    "event: \(name)\ndata: \(value.json)\n\n"
  }
}
