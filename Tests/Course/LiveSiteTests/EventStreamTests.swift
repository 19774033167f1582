import WebServer
import XCTest

@testable import LiveSite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class EventStreamTests: XCTestCase {
  func test_a_stream_sets_the_reconnection_time_and_removes_closed_connections() async throws {
    let stream = EventStream()
    let server = try HTTPServer { _ in { _, exchange in stream.add(exchange) } }
    defer { server.stop() }
    let reader = EventReader()
    let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
    let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(server.port)/"))
    session.dataTask(with: URLRequest(url: url)).resume()
    let opening = try await reader.text(holding: "retry: ")
    XCTAssertEqual(opening, "retry: 1000\n\n")
    XCTAssertFalse(stream.isEmpty)
    stream.send(EventStream.event("board", [String: String]()))
    let all = try await reader.text(holding: "data: ")
    XCTAssertTrue(all.hasSuffix("event: board\ndata: {}\n\n"), all)
    session.invalidateAndCancel()
    for _ in 0..<3000 where !stream.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    XCTAssertTrue(stream.isEmpty)
  }
}
