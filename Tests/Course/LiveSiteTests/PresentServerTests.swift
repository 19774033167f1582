import Files
import Synchronization
import TestFolders
import XCTest

@testable import LiveSite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class PresentServerTests: XCTestCase {
  private var server: PresentServer!

  override func setUp() async throws {
    server = try PresentServer(SamplePage.deck(), port: 4750, asksRoom: true)
  }

  override func tearDown() async throws { server.stop() }

  private var desk: Browser { get throws { try Browser(openedAt: server.address) } }

  private var roomOrigin: String {
    let port = (server.localJoinAddress ?? "::").split(separator: ":")[2].prefix { $0.isNumber }
    return "http://127.0.0.1:\(port)"
  }

  /// Returns a browser that has opened the room's link and has its own cookie.
  private func voter() async throws -> Browser {
    let token = try XCTUnwrap(server.localJoinAddress?.split(separator: "/").last)
    let url = try XCTUnwrap(URL(string: "\(roomOrigin)/\(token)"))
    let session = URLSession(configuration: .ephemeral, delegate: NoRedirect(), delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let (_, response) = try await session.data(for: URLRequest(url: url))
    let reply = try XCTUnwrap(response as? HTTPURLResponse)
    let cookie = try XCTUnwrap(reply.value(forHTTPHeaderField: "Set-Cookie"))
    return Browser(origin: roomOrigin, cookie: String(cookie.prefix { $0 != ";" }))
  }

  private func press(_ body: String = "{\"key\":\"next\"}") async throws -> Int {
    try await desk.ask("/key", post: body).status
  }

  private func vote(round: Int = 1, _ choice: Int) -> String {
    "{\"step\":0,\"round\":\(round),\"choice\":\(choice)}"
  }

  func test_desk_and_wall_require_the_cookie() async throws {
    for path in ["/", "/wall", "/present.css", "/present.js", "/steps"] {
      let (open, closed) = (
        try await desk.ask(path), try await desk.ask(path, headers: ["Cookie": nil])
      )
      XCTAssertEqual(open.status, 200, path)
      XCTAssertEqual(closed.status, 403, path)
      XCTAssertFalse(open.text.contains("<script>"), "The security policy forbids inline scripts.")
      for (name, value) in SecurityHeaders.all {
        XCTAssertEqual(open.headers[name] as? String, value)
      }
    }
  }

  func test_an_invalid_key_is_refused() async throws {
    for body in ["{}", "nonsense", "{\"key\":\"jump\"}", "{\"key\":\"next\",\"step\":1}"] {
      let status = try await press(body)
      XCTAssertEqual(status, 400, body)
    }
  }

  func test_the_room_can_only_see_the_question_and_vote() async throws {
    let voter = try await voter()
    for path in ["/wall", "/steps", "/present.js", "/key", "/text?step=0", "/trial", "/hands"] {
      let reply = try await voter.ask(path)
      XCTAssertEqual(reply.status, 404, path)
      for (name, value) in SecurityHeaders.all {
        XCTAssertEqual(reply.headers[name] as? String, value)
      }
    }
    for (path, body) in [("/key", "{\"key\":\"next\"}"), ("/live/run", "{}")] {
      let reply = try await voter.ask(path, post: body)
      XCTAssertEqual(reply.status, 404, path)
    }
    let key = try await desk.ask(
      "/key", post: "{\"key\":\"next\"}", headers: ["Cookie": voter.cookie])
    XCTAssertEqual(key.status, 403, "A voter's cookie should not open the desk.")
    let room = try await voter.ask("/", headers: ["Cookie": desk.cookie])
    XCTAssertEqual(room.status, 403, "The desk's cookie should not open the room.")
  }

  func test_a_malformed_or_large_vote_is_refused() async throws {
    _ = try await press()
    let voter = try await voter()
    for body in ["", "{", "[]", "{\"step\":0}", "{\"step\":\"0\",\"choice\":1}"] {
      let reply = try await voter.ask("/vote", post: body)
      XCTAssertEqual(reply.status, 400, body)
    }
    let long = "{\"step\":0,\"choice\":\"\(String(repeating: "a", count: 3000))\"}"
    let reply = try? await voter.ask("/vote", post: long)
    // A nil status means that the server closed the connection while the client was still sending.
    XCTAssertTrue([413, nil].contains(reply?.status))
  }

  func test_after_the_run_each_voter_gets_a_verdict() async throws {
    let (right, wrong, silent) = (try await voter(), try await voter(), try await voter())
    let phone = try silent.listen("/events", until: self)
    _ = try await press()
    _ = try await right.ask("/vote", post: vote(1))
    _ = try await wrong.ask("/vote", post: vote(2))
    let early = try await right.ask("/own-outcome")
    XCTAssertEqual(early.text, "{\"isRight\":null}", "No verdict should be sent yet.")
    _ = try await press("{\"key\":\"output\"}")
    for (voter, isRight) in [(right, "true"), (wrong, "false"), (silent, "null")] {
      let reply = try await voter.ask("/own-outcome")
      XCTAssertEqual(reply.text, "{\"isRight\":\(isRight)}")
    }
    _ = try await phone.text(holding: "\"outcome\":{\"right\":1,\"votes\":2}")
  }

  func test_the_right_choice_is_marked_even_without_votes() async throws {
    let wall = try desk.listen("/events", until: self)
    _ = try await press()
    _ = try await press("{\"key\":\"output\"}")
    _ = try await wall.text(
      holding: "\"bars\":[{\"counts\":[0,0],\"isRight\":true,\"text\":\"A1\\nB2\"}")
  }

  func test_the_join_address_follows_the_network() async throws {
    let network = Mutex<[String]>([])
    let server = try PresentServer(
      SamplePage.deck(), port: 4760, asksRoom: true, machines: { network.withLock(\.self) })
    defer { server.stop() }
    XCTAssertEqual(server.joinAddresses, [])
    let wall = try Browser(openedAt: server.address).listen("/events", until: self)
    _ = try await wall.text(holding: "event: join\ndata: {\"addresses\":[],\"code\":null}")
    network.withLock { $0 = ["10.0.0.2"] }
    let shown = try await wall.text(holding: "10.0.0.2")
    XCTAssertTrue(shown.contains("<svg class=\\\"qr\\\""), shown)
  }

  func test_a_browser_can_open_at_most_four_windows() async throws {
    let voter = try await voter()
    for _ in 0..<4 {
      let phone = try voter.listen("/events", until: self)
      _ = try await phone.text()
    }
    let more = try await voter.ask("/events")
    XCTAssertEqual(more.status, 429)
    let other = try await self.voter().listen("/events", until: self)
    _ = try await other.text()
  }

  /// Sends votes concurrently, and returns the status of each.
  private func votes(_ bodies: [(Browser, String)]) async throws -> [Int] {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (voter, body) in bodies {
        group.addTask { try await voter.ask("/vote", post: body).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  func test_concurrent_votes_in_two_rounds_are_counted_once() async throws {
    let file = newPlace().appendingPathExtension("csv")
    server.stop()
    server = try PresentServer(SamplePage.deck(), port: 4750, asksRoom: true, votes: file)
    let wall = try desk.listen("/events", until: self)
    var voters: [Browser] = []
    for _ in 0..<5 { voters.append(try await voter()) }
    let early = try await voters[0].ask("/vote", post: vote(1))
    XCTAssertEqual(early.text, "No question is open. Wait for the next one.\n")
    _ = try await press()
    // A sixth voter joins late, and each browser sends its vote twice.
    voters.append(try await voter())
    let first = try await votes(
      voters.enumerated().flatMap { index, voter in
        Array(repeating: (voter, vote(index % 3 + 1)), count: 2)
      })
    XCTAssertEqual(first, Array(repeating: 200, count: 12))
    let saved = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(saved.contains(",Merge,6,"), "Votes should be saved immediately: \(saved)")
    let hidden = try await wall.text(holding: "\"votes\":[6,0]")
    XCTAssertFalse(hidden.contains("\"counts\":["), "The counts should be hidden.")

    _ = try await press()
    let room = try await listener(voters[0])
    _ = try await room.text(holding: "\"isTalking\":true")
    let whileTalking = try await votes([(voters[0], vote(1)), (voters[0], vote(round: 2, 1))])
    XCTAssertEqual(whileTalking, [409, 409])

    _ = try await press()
    // A page that reconnects should get the current state.
    var state = try await listener(voters[0]).text()
    XCTAssertTrue(state.contains("\"round\":2"), state)
    XCTAssertTrue(state.contains("\"ownChoice\":null"), state)
    let late = try await votes([(voters[1], vote(2))])
    XCTAssertEqual(late, [409], "A vote for the first round should be refused.")
    let second = try await votes(
      voters.dropLast().enumerated().map { ($1, vote(round: 2, $0 % 3 == 0 ? 1 : 2)) })
    XCTAssertEqual(second, [200, 200, 200, 200, 200])
    state = try await listener(voters[0]).text()
    XCTAssertTrue(state.contains("\"ownChoice\":1"), state)

    _ = try await press()
    state = try await listener(desk).text()
    XCTAssertTrue(state.contains("\"votes\":[6,5]"), state)
    for counts in ["[2,2]", "[2,3]", "[2,0]"] {
      XCTAssertTrue(state.contains("\"counts\":\(counts)"), "\(counts): \(state)")
    }
    XCTAssertFalse(state.contains("\"isRight\":true"), "The answer should be hidden.")
    _ = try await press()
    state = try await listener(desk).text()
    XCTAssertEqual(state.matches(of: /"isRight":true/).count, 1, state)
    XCTAssertTrue(state.contains("\"right\":[33,40]"), state)
  }

  func test_a_show_of_hands_counts_as_votes_without_devices() async throws {
    let file = newPlace().appendingPathExtension("csv")
    let server = try PresentServer(SamplePage.deck(), port: 4750, votes: file)
    defer { server.stop() }
    XCTAssertEqual(server.joinAddresses, [], "Other machines should have no access.")
    let desk = try Browser(openedAt: server.address)
    func count(_ first: Int, _ second: Int) async throws -> Int {
      let hands = "{\"choice\":1,\"count\":\(first)},{\"choice\":2,\"count\":\(second)}"
      return try await desk.ask("/hands", post: "{\"step\":0,\"hands\":[\(hands)]}").status
    }
    func next() async throws { _ = try await desk.ask("/key", post: "{\"key\":\"next\"}") }
    var status = try await count(1, 2)
    XCTAssertEqual(status, 409, "A count should be refused while no question is open.")
    try await next()
    status = try await count(5, 15)
    XCTAssertEqual(status, 200)
    for _ in 0..<2 { try await next() }
    status = try await count(16, 4)
    XCTAssertEqual(status, 200)
    let saved = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(saved.contains(",Merge,20,25%,20,80%,A1,15,4\n"), saved)
  }

  func test_without_a_course_no_cell_can_be_edited() async throws {
    let reply = try await desk.ask("/text?step=0")
    XCTAssertEqual(reply.status, 409)
    XCTAssertEqual(reply.text, "this step has no cell to edit.\n")
  }

  func test_a_flood_of_room_connections_leaves_the_desk_reachable() async throws {
    let voter = try await voter()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 1000
    let greedy = URLSession(configuration: configuration)
    defer { greedy.invalidateAndCancel() }
    let request = try voter.request("/events")
    let refused = XCTestExpectation(description: "refused connections")
    refused.expectedFulfillmentCount = 600 - 512 / 2
    for _ in 0..<600 { greedy.dataTask(with: request) { _, _, _ in refused.fulfill() }.resume() }
    await fulfillment(of: [refused], timeout: 60)
    let state = try await listener(desk).text()
    XCTAssertTrue(state.contains("\"stage\":\"code\""), state)
    let status = try await press()
    XCTAssertEqual(status, 200)
  }

  private func listener(_ browser: Browser) async throws -> EventReader {
    let reader = try browser.listen("/events", until: self)
    _ = try await reader.text()
    return reader
  }
}

private final class NoRedirect: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
