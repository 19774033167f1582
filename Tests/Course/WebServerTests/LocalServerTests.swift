import WebServer
import ReactiveCore
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class LocalServerTests: XCTestCase {
  private let session = URLSession(configuration: .ephemeral)

  private func reply(
    _ server: LocalServer, _ path: String, post body: String? = nil
  ) -> Signal<String> {
    var request = URLRequest(url: server.url(path))
    if let body {
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
    }
    return session.signal(for: request).map { response, data in
      "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))"
    }
  }

  func test_answers_by_path() throws {
    let server = try LocalServer([
      "/hello": .init("Grüße"), "/broken": .init("no", status: 500), "/empty": .init(""),
    ])
    XCTAssertEqual(try reply(server, "/hello").toArray(), ["200 Grüße"])
    XCTAssertEqual(try reply(server, "/broken").toArray(), ["500 no"])
    XCTAssertEqual(try reply(server, "/empty").toArray(), ["200 "])
    XCTAssertEqual(try reply(server, "/else").toArray(), ["404 not found"])
  }

  func test_a_closure_sees_the_method_the_query_and_the_body() throws {
    let server = try LocalServer { request in
      .init("\(request.method) \(request.path) \(request.query["q"] ?? "-") \(request.body)")
    }
    XCTAssertEqual(
      try reply(server, "/search?q=two%20words", post: "text").toArray(),
      ["200 POST /search two words text"])
  }

  func test_a_body_of_a_megabyte_arrives_whole_in_both_directions() throws {
    let text = String(repeating: "0123456789abcdef", count: 65536)
    let server = try LocalServer { .init($0.body) }
    XCTAssertEqual(try reply(server, "/", post: text).toArray(), ["200 \(text)"])
  }

  func test_counts_the_requests_of_each_path() throws {
    let server = try LocalServer([:])
    for path in ["/a", "/b", "/a?x=1"] { _ = try reply(server, path).toArray() }
    XCTAssertEqual(server.requestCount, 3)
    XCTAssertEqual(server.requestCount(for: "/a"), 2)
  }

  func test_a_delayed_answer_does_not_delay_others() throws {
    let server = try LocalServer([
      "/slow": .init("slow", after: .milliseconds(150)), "/fast": .init("fast"),
    ])
    let both = reply(server, "/slow").merge(reply(server, "/fast"))
    let start = ContinuousClock.now
    XCTAssertEqual(try both.toArray(), ["200 fast", "200 slow"])
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(150))
  }

  func test_a_dropped_connection_is_an_error() throws {
    let server = try LocalServer(["/now": .dropped(), "/later": .dropped(after: .milliseconds(20))])
    XCTAssertThrowsError(try reply(server, "/now").toArray())
    XCTAssertThrowsError(try reply(server, "/later").toArray())
  }

  func test_disposing_a_request_counts_as_a_hang_up() throws {
    let server = try LocalServer(["/": .init("too late", after: .seconds(60))])
    let subscription = reply(server, "/").subscribe()
    server.waitForRequests(1)
    XCTAssertEqual(server.hangUpCount, 0)
    subscription.dispose()
    server.waitUntilIdle()
    XCTAssertEqual(server.hangUpCount, 1)
  }

  func test_an_answered_request_does_not_count_as_a_hang_up() throws {
    let server = try LocalServer(["/": .init("here")])
    for _ in 1...20 { XCTAssertEqual(try reply(server, "/").toArray(), ["200 here"]) }
    server.waitUntilIdle()
    XCTAssertEqual(server.hangUpCount, 0)
  }

  func test_stop_closes_pending_requests_and_refuses_new_ones() throws {
    let server = try LocalServer(["/": .init("too late", after: .seconds(60))])
    let failed = expectation(description: "the request that waited fails")
    reply(server, "/").subscribeError { _ in failed.fulfill() }
    server.waitForRequests(1)
    server.stop()
    server.stop()
    wait(for: [failed], timeout: 30)
    XCTAssertThrowsError(try reply(server, "/").toArray())
  }

  func test_a_released_server_stops() throws {
    let address = try LocalServer(["/": .init("here")]).url("/")
    XCTAssertThrowsError(try session.signal(for: URLRequest(url: address)).toArray())
  }

  func test_the_environments_proxy_is_bypassed() throws {
    setenv("http_proxy", "http://127.0.0.1:1", 1)
    defer { unsetenv("http_proxy") }
    let server = try LocalServer(["/": .init("here")])
    XCTAssertEqual(try reply(server, "/").toArray(), ["200 here"])
  }

  func test_stopped_servers_leak_no_descriptors() throws {
    let before = openDescriptors()
    for _ in 1...200 { try LocalServer([:]).stop() }
    XCTAssertLessThan(openDescriptors(), before + 20)
  }
}
