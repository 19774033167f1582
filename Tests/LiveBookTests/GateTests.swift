import XCTest

@testable import LiveBook
@testable import WebServer

final class GateTests: XCTestCase {
  private let gate = Gate(port: 4040, token: String(repeating: "a", count: 64))

  private func request(
    _ method: String = "GET", _ path: String = "/", token: String? = nil,
    _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: token.map { ["token": $0] } ?? [:],
      headers: ["host": "127.0.0.1:4040"].merging(headers) { $1 }, body: [], keepsAlive: true)
  }

  private var cookie: String { "course_4040=\(gate.token)" }

  private func status(_ request: HTTPRequest) -> Int {
    switch gate.decision(on: request) {
    case .pass: 200
    case .answer(let response): response.status
    }
  }

  func test_the_first_visit_changes_the_token_for_a_cookie() throws {
    guard case .answer(let response) = gate.decision(on: request(token: gate.token)) else {
      return XCTFail("the token is not taken")
    }
    XCTAssertEqual(response.status, 303)
    let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { $1 }
    XCTAssertEqual(headers["Location"], "/")
    XCTAssertEqual(
      headers["Set-Cookie"], "\(cookie); Path=/; HttpOnly; SameSite=Strict")
    XCTAssertEqual(status(request("GET", "/a.html", ["cookie": "other=1; \(cookie)"])), 200)
  }

  func test_without_the_token_nothing_is_answered() {
    let wrong = String(repeating: "a", count: 63)
    for request in [
      request(), request(token: ""), request(token: wrong), request(token: wrong + "b"),
      request("GET", "/", ["cookie": "course_4040=\(wrong)"]),
      request("GET", "/", ["cookie": "course_4041=\(gate.token)"]),
      request("GET", "/", ["cookie": "course_4040"]), request("GET", "/", ["cookie": ";;="]),
      request("GET", "/live/events", token: gate.token),
      request("HEAD", "/", token: gate.token),
    ] {
      XCTAssertEqual(status(request), 403, "\(request)")
    }
  }

  func test_another_host_is_refused_even_with_the_cookie() {
    for host in [
      "evil.example", "evil.example:4040", "127.0.0.1", "127.0.0.1:4041", "localhost",
      "127.0.0.1:4040.evil.example", "[::1]:4040", "LOCALHOST:4040", "127.0.0.1:4040 ", "",
    ] {
      XCTAssertEqual(status(request("GET", "/", ["host": host, "cookie": cookie])), 403, host)
    }
    XCTAssertEqual(status(request("GET", "/", ["host": "localhost:4040", "cookie": cookie])), 200)
  }

  func test_another_site_may_not_ask() {
    for headers in [
      ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:4040"],
      ["origin": "http://127.0.0.1:4041"], ["origin": "http://localhost:4040"],
      ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
    ] {
      XCTAssertEqual(
        status(request("GET", "/", headers.merging(["cookie": cookie]) { $1 })), 403, "\(headers)")
    }
  }

  func test_only_the_books_own_pages_may_change_something() {
    let own = [
      "cookie": cookie, "origin": "http://127.0.0.1:4040", "content-type": "application/json",
    ]
    XCTAssertEqual(status(request("POST", "/live/run", own)), 200)
    XCTAssertEqual(
      status(request("POST", "/live/run", own.filter { $0.key != "origin" })), 403)
    for type in ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"] {
      XCTAssertEqual(
        status(request("POST", "/live/run", own.merging(["content-type": type]) { $1 })), 403, type)
    }
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT"] {
      XCTAssertEqual(status(request(method, "/", own)), 405, method)
    }
  }

  func test_each_book_has_a_token_of_its_own() {
    let tokens = Set((0..<100).map { _ in Gate(port: 1).token })
    XCTAssertEqual(tokens.count, 100)
    XCTAssertTrue(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
  }
}
