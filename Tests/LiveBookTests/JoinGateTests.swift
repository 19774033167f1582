import XCTest

@testable import LiveBook
@testable import WebServer

final class JoinGateTests: XCTestCase {
  private let gate = JoinGate(
    addresses: ["192.168.1.5"], port: 4051, token: "abcdefgh", mostVoters: 3)

  private func request(
    _ method: String = "GET", _ path: String = "/", join: String? = nil,
    _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: join.map { ["join": $0] } ?? [:],
      headers: ["host": "192.168.1.5:4051"].merging(headers) { $1 }, body: [], keepsAlive: true)
  }

  private func status(_ request: HTTPRequest, _ gate: JoinGate? = nil) -> Int {
    switch (gate ?? self.gate).decision(on: request) {
    case .voter: 200
    case .answer(let response): response.status
    }
  }

  private func join() throws -> String {
    guard case .answer(let response) = gate.decision(on: request(join: "abcdefgh")) else {
      throw XCTSkip("a link is answered")
    }
    let cookie = try XCTUnwrap(response.headers.first { $0.name == "Set-Cookie" }?.value)
    return String(cookie.prefix { $0 != ";" })
  }

  func test_the_link_makes_a_voter_even_from_another_site_and_nothing_else_does() throws {
    XCTAssertEqual(status(request(join: "abcdefgh", ["sec-fetch-site": "cross-site"])), 303)
    let cookie = try join()
    XCTAssertEqual(status(request("GET", "/events", ["cookie": cookie])), 200)
    for request in [
      request(), request(join: ""), request(join: "abcdefgi"),
      request("POST", "/", join: "abcdefgh"),
      request("GET", "/events", join: "abcdefgh"), request("GET", "/", ["cookie": "voter=1"]),
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
    for method in ["PUT", "DELETE", "OPTIONS", "HEAD"] {
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
    guard case .answer(let response) = gate.decision(on: request(join: "abcdefgh")) else {
      return XCTFail("a link is answered")
    }
    let cookie = try XCTUnwrap(response.headers.first { $0.name == "Set-Cookie" }?.value)
    XCTAssertNotNil(
      cookie.wholeMatch(of: /voter=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/), cookie)
  }

  func test_one_address_does_not_fill_the_room() {
    let gate = JoinGate(
      addresses: ["192.168.1.5"], port: 4051, token: "abcdefgh", mostVoters: 5,
      mostVotersOfAddress: 3)
    let statuses = [1, 1, 1, 1, 2, 2, 3].map { (client: UInt32) in
      var request = request(join: "abcdefgh")
      request.client = client
      return status(request, gate)
    }
    XCTAssertEqual(statuses, [303, 303, 303, 403, 303, 303, 403])
  }

  func test_each_browser_is_another_voter_and_a_room_has_an_end() throws {
    XCTAssertEqual(try Set([join(), join(), join()]).count, 3)
    XCTAssertEqual(status(request(join: "abcdefgh")), 403)
  }
}
