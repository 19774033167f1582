import Exercises
import Foundation
import WebServer

/// A server for a presentation's desk and wall, with a second server if the room votes.
package final class PresentServer: Sendable {
  /// The address of the desk, including its token.
  package let address: String
  /// The addresses for voting, one for each network.
  package var joinAddresses: [String] { room?.access.addresses ?? [] }
  /// The address for voting from this machine.
  var localJoinAddress: String? {
    room.map { "http://127.0.0.1:\($0.server.port)/\($0.access.token)" }
  }
  package var port: Int { server.port }

  private let server: HTTPServer
  private let room: RoomServer?
  private let networkWatch = RepeatingTask()
  private let runs: CellRuns?

  /// Creates and starts the desk's server, and the room's server if the room votes.
  ///
  /// - Parameters:
  ///   - port: The first port to try for the desk.
  ///   - asksRoom: A Boolean value that indicates whether other machines can connect and vote.
  ///   - votes: The file for the results, or `nil` to discard them.
  ///   - course: The course whose cells can be edited and run, or `nil` to disable editing.
  ///   - machines: A closure that returns this machine's current addresses.
  package init(
    _ deck: Deck, port: Int = 4050, asksRoom: Bool = false, votes: URL? = nil,
    course: Course? = nil, machines: @escaping @Sendable () -> [String] = networkAddresses
  ) throws {
    let runs = course.map { CellRuns(of: $0) }
    let presenter = Presenter(
      deck, asksRoom: asksRoom, table: try votes.map { try VoteTable(in: $0) }, runs: runs)
    let room =
      asksRoom ? try RoomServer(presenter, ports: Array(port + 1..<port + 20) + [0], machines) : nil
    self.room = room
    let routes = PresentRoutes(presenter: presenter)
    (server, address) = try AccessControl.serve(
      from: port, token: try course.map(BrowserKey.key) ?? AccessControl.randomToken()
    ) { routes.handle($0, $1) }
    self.runs = runs
    if let room {
      // The machine might connect to another network during the presentation.
      networkWatch.start(named: "the room's address", state: [String]?.none) { shown in
        let addresses = room.access.addresses
        if addresses != shown { presenter.show(joinAddresses: addresses) }
        shown = addresses
      }
    }
  }

  package func stop() {
    networkWatch.stop()
    room?.server.stop()
    server.stop()
    runs?.stop()
  }
}

/// The server for the room, which listens on all networks.
private struct RoomServer {
  let server: HTTPServer
  let access: AccessControl

  private static var limits: HTTPLimits {
    var limits = HTTPLimits()
    limits.headBytes = 8 << 10
    limits.bodyBytes = 2 << 10
    limits.receiving = .seconds(10)
    // All browsers in a room might share one address, and each browser opens two connections.
    limits.connectionsPerAddress = limits.connections * 2 / 5
    return limits
  }

  init(
    _ presenter: Presenter, ports: [Int], _ machines: @escaping @Sendable () -> [String]
  ) throws {
    let token = AccessControl.shortToken()
    server = try HTTPServer(
      ports: ports, scope: .network, limits: Self.limits, headers: SecurityHeaders.all,
      handlerOnPort: { port in
        AccessControl(room: machines(), port: port, token: token).guarding {
          request, exchange, voter in
          RoomRoutes(presenter: presenter, voter: voter).handle(request, exchange)
        }
      })
    access = AccessControl(room: machines(), port: server.port, token: token)
  }
}
