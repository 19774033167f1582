import ReactiveCore
import WebServer
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class LocalServerTests: XCTestCase {
  private let session = URLSession(configuration: .ephemeral)

  private func reply(_ server: LocalServer, _ path: String) throws -> [String] {
    try session.signal(for: URLRequest(url: server.url(path))).map { response, data in
      "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))"
    }.toArray()
  }

  func test_a_server_answers_by_path() throws {
    let server = try LocalServer([
      "/hello": .init("Grüße"), "/broken": .init("no", status: 500), "/empty": .init(""),
    ])
    XCTAssertEqual(try reply(server, "/hello?x=1"), ["200 Grüße"])
    XCTAssertEqual(try reply(server, "/broken"), ["500 no"])
    XCTAssertEqual(try reply(server, "/empty"), ["200 "])
    XCTAssertEqual(try reply(server, "/else"), ["404 not found"])
  }

  func test_a_dropped_connection_is_an_error_even_after_an_answer() throws {
    let server = try LocalServer(["/now": .dropped(), "/hello": .init("hello")])
    XCTAssertEqual(try reply(server, "/hello"), ["200 hello"])
    XCTAssertThrowsError(try reply(server, "/now"))
  }

  func test_a_stopped_or_released_server_refuses_requests() throws {
    let server = try LocalServer(["/": .init("here")])
    server.stop()
    server.stop()
    XCTAssertThrowsError(try reply(server, "/"))
    let address = try LocalServer(["/": .init("here")]).url("/")
    XCTAssertThrowsError(try session.signal(for: URLRequest(url: address)).toArray())
  }

  func test_the_environments_proxy_is_bypassed() throws {
    setenv("http_proxy", "http://127.0.0.1:1", 1)
    defer { unsetenv("http_proxy") }
    let server = try LocalServer(["/": .init("here")])
    XCTAssertEqual(try reply(server, "/"), ["200 here"])
  }

  func test_stopped_servers_leak_no_descriptors() throws {
    let before = openDescriptors()
    for _ in 1...50 { try LocalServer([:]).stop() }
    XCTAssertLessThan(openDescriptors(), before + 20)
  }
}
