import Exercises
import WebServer
import XCTest

@testable import LiveSite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class ServerAddressTests: XCTestCase {
  private func live(port: Int) throws -> LiveBook {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    return try LiveBook(files: ["index.html": ""], of: course, port: port)
  }

  private func isAnswered(at host: String, _ port: Int) async throws -> Bool {
    let url = try XCTUnwrap(URL(string: "http://\(host):\(port)/"))
    return (try? await URLSession.shared.data(for: URLRequest(url: url))) != nil
  }

  func test_book_and_desk_listen_only_on_the_loopback_address() async throws {
    let live = try live(port: 4760)
    let desk = try PresentServer(SamplePage.deck(), port: 4780, asksRoom: true)
    defer {
      live.stop()
      desk.stop()
    }
    for port in [live.port, desk.port] {
      let isAnswered = try await isAnswered(at: "127.0.0.1", port)
      XCTAssertTrue(isAnswered, "\(port)")
      for host in networkAddresses() + ["127.0.0.2"] {
        let isOpen = try await self.isAnswered(at: host, port)
        XCTAssertFalse(isOpen, "\(host):\(port)")
      }
    }
  }

  func test_servers_use_the_next_free_port() throws {
    let first = try live(port: 4800)
    let second = try live(port: first.port)
    let deck = try SamplePage.deck()
    let desks = try (0..<2).map { _ in try PresentServer(deck, port: first.port, asksRoom: true) }
    defer {
      for live in [first, second] { live.stop() }
      for desk in desks { desk.stop() }
    }
    let rooms = desks.compactMap { $0.localJoinAddress.flatMap(URLComponents.init)?.port }
    let ports = [first.port, second.port] + desks.map(\.port) + rooms
    XCTAssertEqual(Set(ports).count, 6, "\(ports)")
    XCTAssertTrue(ports.allSatisfy { (first.port..<first.port + 20).contains($0) }, "\(ports)")
    XCTAssertTrue(second.address.contains("127.0.0.1:\(second.port)/"))
  }
}
