import Page
import Synchronization
import WebServer

/// Server-sent events for every page that listens, until it is closed.
final class EventStream: Sendable {
  private let readers = Mutex<[ObjectIdentifier: HTTPExchange]>([:])

  /// Whether nobody listens.
  var isEmpty: Bool { readers.withLock(\.isEmpty) }

  /// Lets a page listen; whatever is sent from now on reaches it.
  func add(_ exchange: HTTPExchange) {
    exchange.begin(HTTPResponse(type: "text/event-stream; charset=utf-8", text: ""))
    exchange.send("retry: 1000\n\n")
    let number = ObjectIdentifier(exchange)
    readers.withLock { $0[number] = exchange }
    exchange.whenHungUp { [weak self] in
      _ = self?.readers.withLock { $0.removeValue(forKey: number) }
    }
  }

  func send(_ event: String) {
    for reader in readers.withLock({ Array($0.values) }) { reader.send(event) }
  }

  /// An event as it is sent.
  static func event(_ name: String, _ value: some Encodable) -> String {
    "event: \(name)\ndata: \(value.json)\n\n"
  }
}
