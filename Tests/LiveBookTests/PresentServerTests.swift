import CourseModel
import Foundation
import XCTest

@testable import LiveBook

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
    let link = server.joinAddresses[0]
    let port = link.split(separator: ":")[2].prefix { $0.isNumber }
    return "http://127.0.0.1:\(port)"
  }

  /// A browser of the room: it opens the link, and has a cookie of its own.
  private func voter() async throws -> Browser {
    let token = server.joinAddresses[0].split(separator: "=")[1]
    let delegate = NoRedirect()
    let url = try XCTUnwrap(URL(string: "\(roomOrigin)/?join=\(token)"))
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
    let vote = "{\"step\":0,\"vote\":{\"choice\":1}}"
    var reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.status, 409)
    XCTAssertEqual(reply.text, "Nothing is asked now.\n")
    _ = try await press("{\"key\":\"next\"}")
    reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.status, 200, reply.text)
    reply = try await voter.ask("/vote", post: vote)
    XCTAssertEqual(reply.status, 409, reply.text)
    let other = try await self.voter().ask(
      "/vote", post: "{\"step\":1,\"vote\":{\"choice\":1}}")
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
    for body in ["", "{", "[]", "{\"step\":0}", "{\"step\":\"0\",\"vote\":{}}"] {
      let reply = try await voter.ask("/vote", post: body)
      XCTAssertEqual(reply.status, 400, body)
    }
    let long = "{\"step\":0,\"vote\":{\"text\":\"\(String(repeating: "a", count: 3000))\"}}"
    let reply = try? await voter.ask("/vote", post: long)
    // The connection may be closed while the client still sends.
    XCTAssertTrue([413, nil].contains(reply?.status))
  }

  func test_without_a_room_nothing_listens_beyond_this_machine() throws {
    let alone = try PresentServer(SamplePage.deck(), port: 4790)
    defer { alone.stop() }
    XCTAssertEqual(alone.joinAddresses, [])
  }

  func test_thirty_votes_are_thirty_and_wall_and_room_are_told() async throws {
    _ = try await press("{\"key\":\"next\"}")
    var voters: [Browser] = []
    for _ in 0..<30 { voters.append(try await voter()) }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, voter) in voters.enumerated() {
        let vote = "{\"step\":0,\"vote\":{\"choice\":\(index % 3 + 1)}}"
        group.addTask { try await voter.ask("/vote", post: vote).status }
      }
      for try await status in group { XCTAssertEqual(status, 200) }
    }
    _ = try await press("{\"key\":\"next\"}")
    let state = try await firstEvent(of: desk)
    XCTAssertTrue(state.contains("\"votes\":30"), state)
    XCTAssertEqual(state.matches(of: /"count":10/).count, 3, state)
    let asked = try await firstEvent(of: voters[0])
    XCTAssertTrue(asked.contains("\"question\":null"), asked)
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
    let vote = "{\"step\":0,\"vote\":{\"choice\":1}}"
    _ = try await voter.ask("/vote", post: vote)
    let asked = try await wall.text(holding: "\"votes\":1")
    XCTAssertFalse(asked.contains("\"count\""), "nobody sees the others' votes before the end")
    _ = try await press("{\"key\":\"next\"}")
    _ = try await wall.text(holding: "\"count\":1")
  }

  func test_a_class_is_looked_at_while_a_task_is_on_the_wall() async throws {
    let server = try PresentServer(SamplePage.deck(), port: 4750) {
      throw CourseError("the class has gone.")
    }
    defer { server.stop() }
    let desk = try Browser(openedAt: server.address)
    let wall = try await listener(desk)
    _ = try await desk.ask("/key", post: "{\"step\":1}")
    let atACell = try await wall.text(holding: "\"position\":1")
    XCTAssertFalse(atACell.contains("the class has gone."))
    _ = try await desk.ask("/key", post: "{\"step\":4}")
    _ = try await wall.text(holding: "the class has gone.")
  }

  func test_desk_and_room_trust_nothing_but_their_own_files() async throws {
    for browser in [try desk, try await voter()] {
      for path in ["/", "/present.css", "/nothing"] {
        let headers = try await browser.ask(path).headers
        for (name, value) in Trust.headers {
          XCTAssertEqual(headers[name] as? String, value, browser.origin + path)
        }
      }
    }
  }

  func test_a_voter_votes_once_on_a_question_and_tries_at_most_twice_a_second() throws {
    let presenter = Presenter(try SamplePage.deck(), asksRoom: true)
    presenter.obey(.next)
    let now = Date.now
    func refusal(_ choice: Int, after seconds: Double) -> String? {
      do throws(Presenter.Refusal) {
        try presenter.vote(
          Ballot.Vote(choice: choice), of: "a", on: 0, at: now.addingTimeInterval(seconds))
        return nil
      } catch {
        return error.sentence
      }
    }
    XCTAssertEqual(refusal(9, after: 0), "That is no answer to this question.")
    XCTAssertEqual(refusal(1, after: 0.1), "One at a time, please.")
    XCTAssertNil(refusal(1, after: 0.6))
    XCTAssertEqual(refusal(2, after: 1.2), "You have voted on this question.")
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
