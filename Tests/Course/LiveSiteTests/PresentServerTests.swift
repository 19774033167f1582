import Exercises
import Files
import Foundation
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
    let port = (server.joinAddressHere ?? "::").split(separator: ":")[2].prefix { $0.isNumber }
    return "http://127.0.0.1:\(port)"
  }

  /// A browser of the room: it opens the link, and has a cookie of its own.
  private func voter() async throws -> Browser {
    let token = try XCTUnwrap(server.joinAddressHere?.split(separator: "/").last)
    let delegate = NoRedirect()
    let url = try XCTUnwrap(URL(string: "\(roomOrigin)/\(token)"))
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let (_, response) = try await session.data(for: URLRequest(url: url))
    let reply = try XCTUnwrap(response as? HTTPURLResponse)
    let cookie = try XCTUnwrap(reply.value(forHTTPHeaderField: "Set-Cookie"))
    return Browser(origin: roomOrigin, cookie: String(cookie.prefix { $0 != ";" }))
  }

  private func press(_ body: String) async throws -> Int {
    try await desk.ask("/key", post: body).status
  }

  func test_desk_and_wall_open_with_the_token_alone() async throws {
    for path in ["/", "/wall", "/present.css", "/present.js", "/steps"] {
      let (open, closed) = (
        try await desk.ask(path), try await desk.ask(path, headers: ["Cookie": nil])
      )
      XCTAssertEqual(open.status, 200, path)
      XCTAssertEqual(closed.status, 403, path)
      XCTAssertFalse(open.text.contains("<script>"), "the policy allows no inline script")
      for (name, value) in Trust.headers { XCTAssertEqual(open.headers[name] as? String, value) }
    }
  }

  func test_a_key_that_makes_no_sense_is_refused() async throws {
    for body in ["{}", "nonsense", "{\"key\":\"jump\"}", "{\"key\":\"next\",\"step\":1}"] {
      let status = try await press(body)
      XCTAssertEqual(status, 400, body)
    }
  }

  func test_the_room_votes_once_and_only_while_a_question_is_asked() async throws {
    let voter = try await voter()
    let vote = "{\"step\":0,\"choice\":1}"
    var reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.status, 409)
    XCTAssertEqual(reply.text, "Nothing is asked now.\n")
    _ = try await press("{\"key\":\"next\"}")
    reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.status, 200, reply.text)
    reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.text, "You have voted on this question.\n")
    let other = try await self.voter().ask(
      "/vote", post: "{\"step\":1,\"choice\":1}")
    XCTAssertEqual(other.status, 409, "another question is not open")
    _ = try await press("{\"key\":\"next\"}")
    reply = try await self.voter().ask("/vote", post: vote)
    XCTAssertEqual(reply.text, "Nothing is asked now.\n", "the vote is closed")
  }

  func test_the_room_can_do_nothing_but_see_the_question_and_vote() async throws {
    let voter = try await voter()
    for path in ["/wall", "/steps", "/present.js", "/key", "/live/run", "/Package.swift"] {
      let reply = try await voter.ask(path)
      XCTAssertEqual(reply.status, 404, path)
      for (name, value) in Trust.headers { XCTAssertEqual(reply.headers[name] as? String, value) }
    }
    for (path, body) in [("/key", "{\"key\":\"next\"}"), ("/live/run", "{}")] {
      let reply = try await voter.ask(path, post: body)
      XCTAssertEqual(reply.status, 404, path)
    }
    let key = try await desk.ask(
      "/key", post: "{\"key\":\"next\"}", headers: ["Cookie": voter.cookie])
    XCTAssertEqual(key.status, 403, "a voter's cookie does not open the desk")
    let room = try await voter.ask("/", headers: ["Cookie": desk.cookie])
    XCTAssertEqual(room.status, 403, "and the desk's is no voter's")
  }

  func test_a_vote_is_small_and_well_formed() async throws {
    _ = try await press("{\"key\":\"next\"}")
    let voter = try await voter()
    for body in ["", "{", "[]", "{\"step\":0}", "{\"step\":\"0\",\"choice\":1}"] {
      let reply = try await voter.ask("/vote", post: body)
      XCTAssertEqual(reply.status, 400, body)
    }
    let long = "{\"step\":0,\"choice\":\"\(String(repeating: "a", count: 3000))\"}"
    let reply = try? await voter.ask("/vote", post: long)
    // The connection may be closed while the client still sends.
    XCTAssertTrue([413, nil].contains(reply?.status))
  }

  func test_after_the_run_a_voter_hears_whether_they_were_right_and_how_many_were() async throws {
    let (right, wrong, silent) = (try await voter(), try await voter(), try await voter())
    let phone = try silent.listen("/events", until: self)
    _ = try await press("{\"key\":\"next\"}")
    _ = try await right.ask("/vote", post: "{\"step\":0,\"choice\":1}")
    _ = try await wrong.ask("/vote", post: "{\"step\":0,\"choice\":2}")
    let early = try await right.ask("/mine")
    XCTAssertEqual(early.text, "{\"isRight\":null}", "The cell has not run.")
    _ = try await press("{\"key\":\"output\"}")
    for (voter, isRight) in [(right, "true"), (wrong, "false"), (silent, "null")] {
      let reply = try await voter.ask("/mine")
      XCTAssertEqual(reply.text, "{\"isRight\":\(isRight)}")
    }
    _ = try await phone.text(holding: "\"outcome\":{\"right\":1,\"votes\":2}")
  }

  func test_where_nobody_voted_the_right_one_is_marked_all_the_same() async throws {
    let wall = try desk.listen("/events", until: self)
    _ = try await press("{\"key\":\"next\"}")
    _ = try await press("{\"key\":\"output\"}")
    _ = try await wall.text(
      holding: "\"bars\":[{\"counts\":[0,0],\"isRight\":true,\"text\":\"A1\\nB2\"}")
  }

  func test_the_address_follows_the_network_and_none_is_shown_where_there_is_none() async throws {
    let network = Mutex<[String]>([])
    let server = try PresentServer(
      SamplePage.deck(), port: 4760, asksRoom: true, machines: { network.withLock(\.self) })
    defer { server.stop() }
    XCTAssertEqual(server.joinAddresses, [])
    let browser = try Browser(openedAt: server.address)
    let wall = try browser.listen("/events", until: self)
    _ = try await wall.text(holding: "event: join\ndata: {\"addresses\":[],\"code\":null}")
    network.withLock { $0 = ["10.0.0.2"] }
    let shown = try await wall.text(holding: "10.0.0.2")
    XCTAssertTrue(shown.contains("<svg class=\\\"qr\\\""), shown)
  }

  func test_one_browser_listens_in_few_windows() async throws {
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

  /// Votes from many browsers at once; gives the status of each.
  private func votes(_ bodies: [(Browser, String)]) async throws -> [Int] {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (voter, body) in bodies {
        group.addTask { try await voter.ask("/vote", post: body).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  func test_thirty_browsers_vote_in_two_rounds_and_the_counts_are_true() async throws {
    let file = newPlace().appendingPathExtension("csv")
    server.stop()
    server = try PresentServer(SamplePage.deck(), port: 4750, asksRoom: true, votes: file)
    var voters: [Browser] = []
    for _ in 0..<28 { voters.append(try await voter()) }
    _ = try await press("{\"key\":\"next\"}")
    func vote(_ round: Int, _ choice: Int) -> String {
      "{\"step\":0,\"round\":\(round),\"choice\":\(choice)}"
    }
    // Two of thirty come late; everybody's browser sends twice, and one vote of two counts.
    for _ in 0..<2 { voters.append(try await voter()) }
    let first = try await votes(
      voters.enumerated().flatMap { index, voter in
        Array(repeating: (voter, vote(1, index % 3 + 1)), count: 2)
      })
    XCTAssertEqual(first.count { $0 == 200 }, 30, "\(first)")
    XCTAssertEqual(first.count { $0 == 409 }, 30, "\(first)")
    let kept = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(kept.contains(",Merge,30,"), "as it comes, as Ctrl-C may follow: \(kept)")
    var state = try await firstEvent(of: desk)
    XCTAssertTrue(state.contains("\"votes\":[30,0]"), state)
    XCTAssertTrue(state.contains("\"bars\":[]"), "the first vote is hidden: \(state)")

    _ = try await press("{\"key\":\"next\"}")
    let room = try await listener(voters[0])
    _ = try await room.text(holding: "\"isTalking\":true")
    let whileTalking = try await votes([(voters[0], vote(1, 1)), (voters[0], vote(2, 1))])
    XCTAssertEqual(whileTalking, [409, 409], "nothing is asked while the room talks")

    _ = try await press("{\"key\":\"next\"}")
    // A page that lost its connection, or was reloaded, is told where it stands.
    var asked = try await firstEvent(of: voters[0])
    XCTAssertTrue(asked.contains("\"round\":2"), asked)
    XCTAssertTrue(asked.contains("\"hasVoted\":false"), asked)
    let late = try await votes([(voters[1], vote(1, 2))])
    XCTAssertEqual(late, [409], "a vote of the first round comes too late")
    let second = try await votes(
      voters.enumerated().filter { $0.offset % 10 != 9 }.map { index, voter in
        (voter, vote(2, index % 3 == 0 ? 1 : 2))
      })
    XCTAssertEqual(second.count { $0 == 200 }, 27, "\(second)")
    asked = try await firstEvent(of: voters[0])
    XCTAssertTrue(asked.contains("\"hasVoted\":true"), asked)

    _ = try await press("{\"key\":\"next\"}")
    state = try await firstEvent(of: desk)
    XCTAssertTrue(state.contains("\"votes\":[30,27]"), state)
    for counts in ["[10,9]", "[10,18]", "[10,0]"] {
      XCTAssertTrue(state.contains("\"counts\":\(counts)"), "\(counts): \(state)")
    }
    XCTAssertFalse(state.contains("\"isRight\":true"), "the cell has not run")
    _ = try await press("{\"key\":\"next\"}")
    state = try await firstEvent(of: desk)
    XCTAssertEqual(state.matches(of: /"isRight":true/).count, 1, state)
  }

  func test_a_show_of_hands_is_a_vote_of_two_rounds_where_nobody_has_a_device() async throws {
    let file = newPlace().appendingPathExtension("csv")
    let server = try PresentServer(SamplePage.deck(), port: 4750, votes: file)
    defer { server.stop() }
    XCTAssertEqual(server.joinAddresses, [], "nothing listens beyond this machine")
    let desk = try Browser(openedAt: server.address)
    func hands(_ counts: [Int]) -> String {
      let hands = counts.enumerated().map {
        "{\"choice\":\($0.offset + 1),\"count\":\($0.element)}"
      }
      return "{\"step\":0,\"hands\":[\(hands.joined(separator: ","))]}"
    }
    var status = try await desk.ask("/hands", post: hands([1, 2, 3])).status
    XCTAssertEqual(status, 409, "nothing is asked yet")
    for counts in [[5, 12, 3], [16, 4, 0]] {
      _ = try await desk.ask("/key", post: "{\"key\":\"next\"}")
      if counts[0] == 16 { _ = try await desk.ask("/key", post: "{\"key\":\"next\"}") }
      status = try await desk.ask("/hands", post: hands(counts)).status
      XCTAssertEqual(status, 200)
    }
    _ = try await desk.ask("/key", post: "{\"key\":\"next\"}")
    let state = try await firstEvent(of: desk)
    for counts in ["[5,16]", "[12,4]", "[3,0]"] {
      XCTAssertTrue(state.contains("\"counts\":\(counts)"), "\(counts): \(state)")
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(kept.contains(",Merge,20,25%,20,80%,A1,12,4\n"), kept)
  }

  func test_without_a_course_no_cell_is_tried() async throws {
    let reply = try await desk.ask("/text?step=0")
    XCTAssertEqual(reply.status, 409)
    XCTAssertEqual(reply.text, "no cell can be changed here.\n")
    for path in ["/text?step=0", "/trial", "/hands"] {
      let status = try await voter().ask(path).status
      XCTAssertEqual(status, 404, "the room has no \(path)")
    }
  }

  func test_who_holds_all_places_of_the_room_holds_none_of_the_desk() async throws {
    let voter = try await voter()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 1000
    let greedy = URLSession(configuration: configuration)
    defer { greedy.invalidateAndCancel() }
    let request = try voter.request("/events")
    let ended = XCTestExpectation(description: "what is more than half of the room's places")
    ended.expectedFulfillmentCount = 600 - 512 / 2
    for _ in 0..<600 { greedy.dataTask(with: request) { _, _, _ in ended.fulfill() }.resume() }
    await fulfillment(of: [ended], timeout: 60)
    let state = try await firstEvent(of: desk)
    XCTAssertTrue(state.contains("\"stage\":\"code\""), state)
    let status = try await press("{\"key\":\"next\"}")
    XCTAssertEqual(status, 200)
  }

  func test_wall_and_room_are_told_of_each_key_and_each_vote() async throws {
    let voter = try await voter()
    let wall = try await listener(desk)
    let room = try await listener(voter)
    _ = try await press("{\"key\":\"next\"}")
    _ = try await wall.text(holding: "\"stage\":\"question\"")
    _ = try await room.text(holding: "\"step\":0")
    let vote = "{\"step\":0,\"choice\":1}"
    _ = try await voter.ask("/vote", post: vote)
    let asked = try await wall.text(holding: "\"votes\":[1,0]")
    XCTAssertFalse(asked.contains("\"counts\":["), "nobody sees the others' votes before the end")
    for _ in 0..<3 { _ = try await press("{\"key\":\"next\"}") }
    _ = try await wall.text(holding: "\"counts\":[1,0]")
  }

  private func firstEvent(of browser: Browser) async throws -> String {
    try await listener(browser).text()
  }

  /// A page that listens.
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
