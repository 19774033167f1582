import XCTest

@testable import LiveBook
@testable import WebServer

final class RoomGateTests: XCTestCase {
  private let gate = Gate(
    room: ["192.168.1.5"], port: 4051, token: "abcde", mostVisitors: 3)

  private func request(
    _ method: String = "GET", _ path: String = "/", _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: [:],
      headers: ["host": "192.168.1.5:4051"].merging(headers) { $1 }, body: [], keepsAlive: true)
  }

  private func status(_ request: HTTPRequest, _ gate: Gate? = nil) -> Int {
    switch (gate ?? self.gate).decision(on: request) {
    case .pass: 200
    case .answer(let response): response.status
    }
  }

  private func join() throws -> String {
    guard case .answer(let response) = gate.decision(on: request("GET", "/abcde")) else {
      throw XCTSkip("a link is answered")
    }
    let cookie = try XCTUnwrap(response.headers.first { $0.name == "Set-Cookie" }?.value)
    return String(cookie.prefix { $0 != ";" })
  }

  func test_the_link_makes_a_voter_even_from_another_site_and_nothing_else_does() throws {
    XCTAssertEqual(status(request("GET", "/abcde", ["sec-fetch-site": "cross-site"])), 303)
    let cookie = try join()
    XCTAssertEqual(status(request("GET", "/events", ["cookie": cookie])), 200)
    for request in [
      request(), request("GET", "/abcdf"), request("GET", "/abcdef"), request("POST", "/abcde"),
      request("GET", "/events"), request("GET", "/", ["cookie": "voter=1"]),
      request("GET", "/", ["cookie": cookie + "0"]),
    ] {
      XCTAssertEqual(status(request), 403, "\(request)")
    }
  }

  func test_another_host_and_another_site_are_refused() throws {
    let cookie = try join()
    for host in ["evil.example", "192.168.1.6:4051", "192.168.1.5:4050", "192.168.1.5", ""] {
      XCTAssertEqual(status(request("GET", "/", ["host": host, "cookie": cookie])), 403, host)
    }
    let own = [
      "cookie": cookie, "origin": "http://192.168.1.5:4051", "content-type": "application/json",
    ]
    XCTAssertEqual(status(request("POST", "/vote", own)), 200)
    for change in [
      ["origin": "http://evil.example"], ["origin": "null"], ["content-type": "text/plain"],
      ["sec-fetch-site": "cross-site"],
    ] {
      XCTAssertEqual(status(request("POST", "/vote", own.merging(change) { $1 })), 403, "\(change)")
    }
    XCTAssertEqual(
      status(request("POST", "/vote", own.filter { $0.key != "origin" })), 403, "no origin")
    for method in ["PUT", "DELETE", "OPTIONS"] {
      XCTAssertEqual(status(request(method, "/", own)), 405, method)
    }
  }

  func test_another_site_may_lead_to_the_page_and_to_nothing_else() throws {
    let headers = ["cookie": try join(), "sec-fetch-site": "cross-site"]
    XCTAssertEqual(status(request("GET", "/", headers)), 200)
    for path in ["/events", "/join.js", "/wall"] {
      XCTAssertEqual(status(request("GET", path, headers)), 403, path)
    }
  }

  func test_a_voters_number_is_for_no_script_and_no_other_site() throws {
    guard case .answer(let response) = gate.decision(on: request("GET", "/abcde")) else {
      return XCTFail("a link is answered")
    }
    let cookie = try XCTUnwrap(response.headers.first { $0.name == "Set-Cookie" }?.value)
    XCTAssertNotNil(
      cookie.wholeMatch(of: /voter=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/), cookie)
  }

  func test_one_address_does_not_fill_the_room() {
    let gate = Gate(
      room: ["192.168.1.5"], port: 4051, token: "abcde", mostVisitors: 5, mostOfAddress: 3)
    let statuses = [1, 1, 1, 1, 2, 2, 3].map { (client: UInt32) in
      var request = request("GET", "/abcde")
      request.client = client
      return status(request, gate)
    }
    XCTAssertEqual(statuses, [303, 303, 303, 403, 303, 303, 403])
  }

  func test_a_browser_that_opens_the_link_again_stays_the_same_voter() throws {
    let cookie = try join()
    for _ in 0..<5 {
      let again = gate.decision(on: request("GET", "/abcde", ["cookie": cookie]))
      guard case .answer(let response) = again else { return XCTFail("a link is answered") }
      let set = response.headers.first { $0.name == "Set-Cookie" }?.value
      XCTAssertTrue(set?.hasPrefix(cookie + ";") == true, "\(response)")
    }
  }

  func test_the_address_is_short_enough_to_type_and_its_case_does_not_matter() {
    let gate = Gate(room: ["192.168.1.5", "10.0.0.2"], port: 4051)
    XCTAssertEqual(gate.addresses.count, 2)
    XCTAssertNotNil(
      gate.address.wholeMatch(of: /http:\/\/192\.168\.1\.5:4051\/[a-hjkmnp-z2-9]{5}/), gate.address)
    XCTAssertEqual(status(request("GET", "/ABCDE")), 303)
  }

  func test_each_browser_is_another_voter_and_a_room_has_an_end() throws {
    XCTAssertEqual(try Set([join(), join(), join()]).count, 3)
    XCTAssertEqual(status(request("GET", "/abcde")), 403)
  }
}
