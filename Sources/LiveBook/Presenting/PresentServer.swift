import Room
import Foundation
import WebServer

/// A chapter presented on two windows of this machine's browser, the wall and the desk; and, where it is
/// asked for, a page for the room that can vote and do nothing else.
package final class PresentServer: Sendable {
  /// The desk's address, with its token.
  package let address: String
  /// Where the room votes: an address for each network; empty where the room is not asked.
  package let joinAddresses: [String]
  package var port: Int { server.port }

  private let server: HTTPServer
  private let roomServer: HTTPServer?
  private let counting: ClassCounts?

  /// - Parameters:
  ///   - deck: What is presented.
  ///   - port: The port to try first; those after it are tried when it is taken.
  ///   - asksRoom: Whether other machines may come and vote.
  ///   - report: Marks a class while people work; nil where there is none.
  package init(
    _ deck: Deck, port: Int = 4050, asksRoom: Bool = false,
    report: (@Sendable () throws -> RoomReport)? = nil
  ) throws {
    let counting = report.map { _ in ClassCounts() }
    let presenter = Presenter(deck, asksRoom: asksRoom, counting: counting)
    // The room's comes first, as wall and desk show its address; the port that is asked for is theirs.
    let room = asksRoom ? try RoomServer(presenter, ports: Array(port + 1..<port + 20) + [0]) : nil
    roomServer = room?.server
    joinAddresses = room?.addresses ?? []

    let token = Gate.randomToken()
    let routes = PresentRoutes(presenter: presenter, joinAddress: joinAddresses.first)
    server = try HTTPServer(
      ports: Array(port..<port + 20) + [0], headers: Trust.headers,
      handlerOnPort: { Gate(port: $0, token: token).before(routes.answer) })
    address = Gate(port: server.port, token: token).address

    self.counting = counting
    if let report { counting?.start(report: report) { presenter.show($0) } }
  }

  package func stop() {
    counting?.stop()
    roomServer?.stop()
    server.stop()
  }
}

/// The room's own server: it listens on all networks of the machine, and knows four addresses.
private struct RoomServer {
  let server: HTTPServer
  let addresses: [String]

  /// Desk and wall have a server of their own, whose places nobody of the room can take.
  private static var limits: HTTPLimits {
    var limits = HTTPLimits()
    limits.headBytes = 8 << 10
    limits.bodyBytes = 2 << 10
    limits.receiving = .seconds(10)
    // A room may share an address; a browser has two connections, one for events and one for votes.
    limits.connectionsPerAddress = limits.connections * 2 / 5
    return limits
  }

  init(_ presenter: Presenter, ports: [Int]) throws {
    let machines = networkAddresses()
    let token = JoinGate.randomToken()
    let server = try HTTPServer(
      ports: ports, reach: .network, limits: Self.limits, headers: Trust.headers,
      handlerOnPort: { port in
        let gate = JoinGate(addresses: machines, port: port, token: token)
        return { request, exchange in
          switch gate.decision(on: request) {
          case .answer(let response): exchange.respond(response)
          case .voter(let voter):
            RoomRoutes(presenter: presenter, voter: voter).answer(request, exchange)
          }
        }
      })
    self.server = server
    addresses = (machines.isEmpty ? ["127.0.0.1"] : machines)
      .map { "http://\($0):\(server.port)/?join=\(token)" }
  }
}
