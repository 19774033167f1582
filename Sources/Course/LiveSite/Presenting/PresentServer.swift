import Exercises
import Foundation
import WebServer

/// A chapter presented on two windows of this machine's browser, the wall and the desk; and, where it is
/// asked for, a page for the room that can vote and do nothing else.
package final class PresentServer: Sendable {
  /// The desk's address, with its token.
  package let address: String
  /// Where the room votes: an address for each network; empty where the room is not asked, and where there is no
  /// network.
  package var joinAddresses: [String] { room?.gate.addresses ?? [] }
  /// The same for this machine alone; nil where the room is not asked.
  var joinAddressHere: String? {
    room.map { "http://127.0.0.1:\($0.server.port)/\($0.gate.token)" }
  }
  package var port: Int { server.port }

  private let server: HTTPServer
  private let room: RoomServer?
  private let network = RepeatedWork()
  private let runs: CellRuns?

  /// - Parameters:
  ///   - port: The port to try first; those after it are tried when it is taken.
  ///   - asksRoom: Whether other machines may come and vote.
  ///   - votes: The file that keeps what was voted; nil if it is not kept.
  ///   - course: Where changed cells are run; nil if they are not.
  ///   - machines: The machine's own addresses, as they are now.
  package init(
    _ deck: Deck, port: Int = 4050, asksRoom: Bool = false, votes: URL? = nil,
    course: Course? = nil, machines: @escaping @Sendable () -> [String] = networkAddresses
  ) throws {
    let runs = course.map { CellRuns(of: $0) }
    let presenter = Presenter(
      deck, asksRoom: asksRoom, table: try votes.map { try VoteTable(in: $0) }, runs: runs)
    // The room's comes first, as wall and desk show its address; the port that is asked for is theirs.
    let room =
      asksRoom ? try RoomServer(presenter, ports: Array(port + 1..<port + 20) + [0], machines) : nil
    self.room = room
    let routes = PresentRoutes(presenter: presenter)
    (server, address) = try AccessControl.serve(
      from: port, token: try course.map(BrowserKey.kept) ?? AccessControl.randomToken()
    ) { routes.answer($0, $1) }

    self.runs = runs
    if let room {
      // The room's network may be joined, or changed, while a chapter is presented.
      network.start(every: 2, named: "the room's address", knowing: [String]?.none) { known in
        let now = room.gate.addresses
        if now != known { presenter.show(joinAddresses: now) }
        known = now
      }
    }
  }

  package func stop() {
    network.stop()
    room?.server.stop()
    server.stop()
    runs?.stop()
  }
}

/// The room's own server: it listens on all networks of the machine, and knows four addresses.
private struct RoomServer {
  let server: HTTPServer
  let gate: AccessControl

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

  init(
    _ presenter: Presenter, ports: [Int], _ machines: @escaping @Sendable () -> [String]
  ) throws {
    let token = AccessControl.shortToken()
    server = try HTTPServer(
      ports: ports, reach: .network, limits: Self.limits, headers: Trust.headers,
      handlerOnPort: { port in
        AccessControl(room: machines(), port: port, token: token).before {
          request, exchange, voter in
          RoomRoutes(presenter: presenter, voter: voter).answer(request, exchange)
        }
      })
    gate = AccessControl(room: machines(), port: server.port, token: token)
  }
}
