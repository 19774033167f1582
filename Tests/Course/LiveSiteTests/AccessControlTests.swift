import Synchronization
import XCTest

@testable import LiveSite
@testable import WebServer

final class AccessControlTests: XCTestCase {
  private let gate = AccessControl(port: 4040, token: String(repeating: "a", count: 64))
  private let room = AccessControl(
    room: ["192.168.1.5"], port: 4051, token: "abcde", maximumVisitors: 3)
  private var cookie: String { "course_4040=\(gate.token)" }

  private func request(
    _ method: String = "GET", _ path: String = "/", token: String? = nil,
    _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: token.map { ["token": $0] } ?? [:], headers: headers,
      body: [], keepsAlive: true)
  }

  /// Returns the access control's response, or nil if it accepts the request.
  ///
  /// A request without a `host` header gets the server's host.
  private func response(to request: HTTPRequest, at gate: AccessControl) -> HTTPResponse? {
    let host = gate === self.gate ? "127.0.0.1:4040" : "192.168.1.5:4051"
    var sent = HTTPRequest(
      method: request.method, path: request.path, query: request.query,
      headers: ["host": host].merging(request.headers) { $1 }, body: [], keepsAlive: true)
    sent.client = request.client
    if case .respond(let response) = gate.decision(on: sent) { return response }
    return nil
  }

  private func status(_ request: HTTPRequest, at gate: AccessControl? = nil) -> Int {
    response(to: request, at: gate ?? self.gate)?.status ?? 200
  }

  private func setCookie(_ response: HTTPResponse?) -> String? {
    response?.headers.first { $0.name == "Set-Cookie" }?.value
  }

  private func join() throws -> String {
    let cookie = try XCTUnwrap(setCookie(response(to: request("GET", "/abcde"), at: room)))
    return String(cookie.prefix { $0 != ";" })
  }

  func test_the_first_visit_exchanges_the_token_for_a_cookie() {
    let response = response(to: request(token: gate.token), at: gate)
    XCTAssertEqual(response?.status, 303)
    XCTAssertEqual(response?.headers.first { $0.name == "Location" }?.value, "/")
    XCTAssertEqual(setCookie(response), "\(cookie); Path=/; HttpOnly; SameSite=Strict")
    XCTAssertEqual(status(request("GET", "/a.html", ["cookie": "other=1; \(cookie)"])), 200)
  }

  func test_a_link_in_a_file_opens_the_book_through_a_page_that_sets_the_cookie() {
    let fromFile = response(
      to: request(token: gate.token, ["sec-fetch-site": "cross-site"]), at: gate)
    XCTAssertEqual(fromFile?.status, 200)
    XCTAssertEqual(setCookie(fromFile), "\(cookie); Path=/; HttpOnly; SameSite=Strict")
    XCTAssertTrue(
      String(decoding: fromFile?.body ?? [], as: UTF8.self).contains("content=\"0; url=/\""))
    XCTAssertEqual(status(request(token: "b", ["sec-fetch-site": "cross-site"])), 403)
  }

  func test_requests_without_the_token_are_refused() {
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

  func test_other_host_names_are_refused_even_with_the_cookie() throws {
    let voter = try join()
    let hosts: [(AccessControl, cookie: String, hosts: [String])] = [
      (
        gate, cookie,
        [
          "evil.example", "evil.example:4040", "127.0.0.1", "127.0.0.1:4041", "localhost",
          "127.0.0.1:4040.evil.example", "[::1]:4040", "LOCALHOST:4040", "127.0.0.1:4040 ", "",
        ]
      ),
      (room, voter, ["evil.example", "192.168.1.6:4051", "192.168.1.5:4050", "192.168.1.5", ""]),
    ]
    for (gate, cookie, hosts) in hosts {
      for host in hosts {
        XCTAssertEqual(
          status(request("GET", "/", ["host": host, "cookie": cookie]), at: gate), 403, host)
      }
    }
    XCTAssertEqual(status(request("GET", "/", ["host": "localhost:4040", "cookie": cookie])), 200)
  }

  func test_requests_from_other_sites_are_refused() {
    for headers in [
      ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:4040"],
      ["origin": "http://127.0.0.1:4041"], ["origin": "http://localhost:4040"],
      ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
    ] {
      XCTAssertEqual(
        status(request("GET", "/", headers.merging(["cookie": cookie]) { $1 })), 403, "\(headers)")
    }
  }

  func test_only_the_servers_own_pages_may_post() throws {
    for (gate, cookie, origin) in [
      (gate, cookie, "http://127.0.0.1:4040"), (room, try join(), "http://192.168.1.5:4051"),
    ] {
      let own = ["cookie": cookie, "origin": origin, "content-type": "application/json"]
      XCTAssertEqual(status(request("POST", "/live/run", own), at: gate), 200)
      let changes: [[String: String?]] =
        ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"]
        .map { ["content-type": $0] }
        + ["http://evil.example", "null", nil].map { ["origin": $0] }
        + [["sec-fetch-site": "cross-site"]]
      for change in changes {
        var headers: [String: String?] = own
        headers.merge(change) { $1 }
        let request = request("POST", "/live/run", headers.compactMapValues { $0 })
        XCTAssertEqual(status(request, at: gate), 403, "\(origin) \(change)")
      }
      for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT"] {
        XCTAssertEqual(status(request(method, "/", own), at: gate), 405, method)
      }
    }
  }

  func test_tokens_are_random() {
    let tokens = Set((0..<100).map { _ in AccessControl(port: 1).token })
    XCTAssertEqual(tokens.count, 100)
    XCTAssertTrue(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
  }

  // MARK: A room

  func test_only_the_link_creates_a_voter() throws {
    let link = request("GET", "/abcde", ["sec-fetch-site": "cross-site"])
    XCTAssertEqual(status(link, at: room), 303)
    let cookie = try join()
    XCTAssertEqual(status(request("GET", "/events", ["cookie": cookie]), at: room), 200)
    for request in [
      request(), request("GET", "/abcdf"), request("GET", "/abcdef"), request("POST", "/abcde"),
      request("GET", "/events"), request("GET", "/", ["cookie": "voter=1"]),
      request("GET", "/", ["cookie": cookie + "0"]),
    ] {
      XCTAssertEqual(status(request, at: room), 403, "\(request)")
    }
  }

  func test_other_sites_may_only_link_to_the_rooms_page() throws {
    let headers = ["cookie": try join(), "sec-fetch-site": "cross-site"]
    XCTAssertEqual(status(request("GET", "/", headers), at: room), 200)
    for path in ["/events", "/join.js", "/wall"] {
      XCTAssertEqual(status(request("GET", path, headers), at: room), 403, path)
    }
  }

  func test_one_address_cannot_fill_the_room() {
    let room = AccessControl(
      room: ["192.168.1.5"], port: 4051, token: "abcde", maximumVisitors: 5,
      maximumVisitorsPerAddress: 3)
    let statuses = [1, 1, 1, 1, 2, 2, 3].map { (client: UInt32) in
      var request = request("GET", "/abcde")
      request.client = client
      return status(request, at: room)
    }
    XCTAssertEqual(statuses, [303, 303, 303, 403, 303, 303, 403])
  }

  func test_each_browser_is_one_voter_and_a_room_can_be_full() throws {
    let first = setCookie(response(to: request("GET", "/ABCDE"), at: room)) ?? ""
    XCTAssertNotNil(
      first.wholeMatch(of: /voter=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/), first)
    let cookie = String(first.prefix { $0 != ";" })
    for _ in 0..<5 {
      let again = response(to: request("GET", "/abcde", ["cookie": cookie]), at: room)
      XCTAssertEqual(setCookie(again), first, "A known browser should keep its cookie.")
    }
    XCTAssertEqual(try Set([cookie, join(), join()]).count, 3)
    XCTAssertEqual(status(request("GET", "/abcde"), at: room), 403)
  }

  func test_a_room_follows_the_addresses_of_its_machine() {
    let network = Mutex(["10.0.0.1"])
    let room = AccessControl(room: network.withLock(\.self), port: 4051, token: "abcde")
    let status = { (host: String) in
      self.status(self.request("GET", "/abcde", ["host": "\(host):4051"]), at: room)
    }
    XCTAssertEqual(["10.0.0.1", "10.0.0.2"].map(status), [303, 403])
    network.withLock { $0 = ["10.0.0.2"] }
    XCTAssertEqual(["10.0.0.1", "10.0.0.2"].map(status), [403, 303])
    XCTAssertEqual(room.addresses, ["http://10.0.0.2:4051/abcde"])
  }

  func test_the_address_of_a_room_is_short_enough_to_type() {
    let gate = AccessControl(room: ["192.168.1.5", "10.0.0.2"], port: 4051)
    XCTAssertEqual(gate.addresses.count, 2)
    XCTAssertNotNil(
      gate.address.wholeMatch(of: /http:\/\/192\.168\.1\.5:4051\/[a-hjkmnp-z2-9]{5}/), gate.address)
  }
}
