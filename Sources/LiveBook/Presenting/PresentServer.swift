import CourseModel
import Foundation
import Synchronization
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
    let ports = Array(port..<port + 20) + [0]
    let joining = Mutex<[String]>([])
    let gate = Mutex<Gate?>(nil)
    server = try HTTPServer(ports: ports, headers: Trust.headers) { request, exchange in
      guard let gate = gate.withLock({ $0 }) else { return exchange.drop() }
      switch gate.decision(on: request) {
      case .answer(let response): exchange.respond(response)
      case .pass:
        PresentRoutes(presenter: presenter, joinAddress: joining.withLock(\.first))
          .answer(request, exchange)
      }
    }
    let doorkeeper = Gate(port: server.port)
    address = doorkeeper.address
    gate.withLock { $0 = doorkeeper }

    let room = asksRoom ? try RoomServer(presenter, ports: ports) : nil
    roomServer = room?.server
    joinAddresses = room?.addresses ?? []
    joining.withLock { [joinAddresses] in $0 = joinAddresses }

    self.counting = counting
    if let report { counting?.start(report: report) { presenter.show($0) } }
  }

  package func stop() {
    counting?.stop()
    roomServer?.stop()
    server.stop()
  }
}

/// The room's own server: it listens to other machines too, and knows four addresses.
private struct RoomServer {
  let server: HTTPServer
  let addresses: [String]

  /// Desk and wall have a server of their own, whose places nobody of the room can take.
  private static var limits: HTTPLimits {
    var limits = HTTPLimits()
    limits.headBytes = 8 << 10
    limits.bodyBytes = 2 << 10
    limits.receiving = .seconds(10)
    // A room may share an address; a browser has two connections, one that listens and one that votes.
    limits.connectionsPerAddress = limits.connections * 2 / 5
    return limits
  }

  init(_ presenter: Presenter, ports: [Int]) throws {
    let machines = networkAddresses()
    let gate = Mutex<JoinGate?>(nil)
    server = try HTTPServer(
      ports: ports, reach: .network, limits: Self.limits, headers: Trust.headers
    ) {
      request, exchange in
      guard let gate = gate.withLock({ $0 }) else { return exchange.drop() }
      switch gate.decision(on: request) {
      case .answer(let response): exchange.respond(response)
      case .voter(let voter):
        RoomRoutes(presenter: presenter, voter: voter).answer(request, exchange)
      }
    }
    let (port, doorkeeper) = (server.port, JoinGate(addresses: machines, port: server.port))
    addresses = (machines.isEmpty ? ["127.0.0.1"] : machines)
      .map { "http://\($0):\(port)/?join=\(doorkeeper.token)" }
    gate.withLock { $0 = doorkeeper }
  }
}
