import XCTest

@testable import WebServer

final class HTTPParserTests: XCTestCase {
  private func parsed(_ text: String, _ limits: HTTPLimits = HTTPLimits()) -> HTTPParser.Result {
    var parser = HTTPParser(limits: limits)
    parser.add(Array(text.utf8))
    return parser.next()
  }

  private func request(_ text: String) -> HTTPRequest? {
    if case .request(let request) = parsed(text) { request } else { nil }
  }

  private func status(_ text: String, _ limits: HTTPLimits = HTTPLimits()) -> HTTPStatus? {
    if case .refused(let status) = parsed(text, limits) { status } else { nil }
  }

  func test_a_request_is_parsed() throws {
    let found = try XCTUnwrap(
      request(
        "POST /a%20b/c?q=%C3%BC&empty&x=1 HTTP/1.1\r\nHost: here:1\r\nX-Odd:  two  words \r\n"
          + "Content-Length: 4\r\n\r\nbodyGET"))
    XCTAssertEqual(found.method, "POST")
    XCTAssertEqual(found.path, "/a b/c")
    XCTAssertEqual(found.query, ["q": "ü", "empty": "", "x": "1"])
    XCTAssertEqual(found.headers, ["host": "here:1", "x-odd": "two  words", "content-length": "4"])
    XCTAssertEqual(found.body, Array("body".utf8))
    XCTAssertTrue(found.keepsAlive)
  }

  func test_requests_are_parsed_incrementally() throws {
    let text =
      "GET /one HTTP/1.1\r\nHost: h\r\n\r\nPOST /two HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nok"
    var parser = HTTPParser(limits: HTTPLimits())
    var paths: [String] = []
    for byte in text.utf8 {
      parser.add([byte])
      if case .request(let request) = parser.next() { paths.append(request.path) }
    }
    XCTAssertEqual(paths, ["/one", "/two"])
    XCTAssertFalse(parser.isInside)
  }

  func test_keep_alive_depends_on_the_version_and_the_header() {
    XCTAssertEqual(
      request("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")?.keepsAlive, false)
    XCTAssertEqual(request("GET / HTTP/1.0\r\n\r\n")?.keepsAlive, false)
    XCTAssertEqual(request("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")?.keepsAlive, true)
  }

  func test_ambiguous_requests_are_refused() {
    let requests: [(String, HTTPStatus)] = [
      ("GET / HTTP/1.1\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n", .badRequest),
      ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("get / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", .badRequest),
      ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .versionNotSupported),
      ("GET /\r\nHost: a\r\n\r\n", .badRequest),
      ("GET http://evil/ HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
      (
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        .badRequest
      ),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\na", .badRequest),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1,1\r\n\r\na", .badRequest),
      (
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .notImplemented
      ),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n", .bodyTooLarge),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", .badRequest),
    ]
    for (text, wanted) in requests { XCTAssertEqual(status(text), wanted, text) }
  }

  func test_paths_that_lead_outside_are_refused() {
    for path in [
      "/../secret", "/a/../b", "/..", "/.", "/%2e%2e/secret", "/a/%2E%2e", "//evil", "/a//b",
      "/a\\b", "/a%5cb", "/a%00b", "/a%0ab", "/a%", "/a%2", "/a%zz", "/%ff", "/%c0%ae", "/ü",
    ] {
      XCTAssertEqual(status("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n"), .badRequest, path)
    }
    XCTAssertEqual(request("GET /..a/b..c/ HTTP/1.1\r\nHost: a\r\n\r\n")?.path, "/..a/b..c/")
  }

  func test_large_requests_are_refused() {
    let long = String(repeating: "a", count: 20_000)
    XCTAssertEqual(status("GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\r\n"), .headTooLarge)
    XCTAssertEqual(status("GET /\(long)"), .headTooLarge)
    XCTAssertEqual(
      status("GET /\(long.prefix(3000)) HTTP/1.1\r\nHost: a\r\n\r\n"), .targetTooLong)
    let many = String(repeating: "X: 1\r\n", count: 70)
    XCTAssertEqual(status("GET / HTTP/1.1\r\nHost: a\r\n\(many)\r\n"), .headTooLarge)
  }
}
