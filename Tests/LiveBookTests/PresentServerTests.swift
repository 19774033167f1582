import CourseModel
import Foundation
import XCTest

@testable import LiveBook

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class PresentServerTests: XCTestCase {
  private static let session = URLSession(configuration: .ephemeral)
  private var server: PresentServer!

  override func setUp() async throws {
    server = try PresentServer(SamplePage.deck(), port: 4750, asksRoom: true)
  }

  override func tearDown() async throws { server.stop() }

  private var desk: (origin: String, cookie: String) {
    let parts = server.address.split(separator: "=")
    return ("http://127.0.0.1:\(server.port)", "course_\(server.port)=\(parts[1])")
  }

  private var roomOrigin: String {
    let link = server.joinAddresses[0]
    let port = link.split(separator: ":")[2].prefix { $0.isNumber }
    return "http://127.0.0.1:\(port)"
  }

  /// A browser of the room: it opens the link, and has a cookie of its own.
  private func voter() async throws -> String {
    let token = server.joinAddresses[0].split(separator: "=")[1]
    let delegate = NoRedirect()
    let url = try XCTUnwrap(URL(string: "\(roomOrigin)/?join=\(token)"))
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let (_, response) = try await session.data(for: URLRequest(url: url))
    let reply = try XCTUnwrap(response as? HTTPURLResponse)
    let cookie = try XCTUnwrap(reply.value(forHTTPHeaderField: "Set-Cookie"))
    return String(cookie.prefix { $0 != ";" })
  }

  private func ask(
    _ origin: String, _ path: String, cookie: String, post body: String? = nil
  ) async throws -> (status: Int, text: String) {
    try await Self.ask(origin, path, cookie: cookie, post: body)
  }

  private static func ask(
    _ origin: String, _ path: String, cookie: String, post body: String? = nil
  ) async throws -> (status: Int, text: String) {
    var request = URLRequest(url: try XCTUnwrap(URL(string: origin + path)))
    request.httpShouldHandleCookies = false
    request.setValue(cookie, forHTTPHeaderField: "Cookie")
    if let body {
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      request.setValue(origin, forHTTPHeaderField: "Origin")
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await session.data(for: request)
    let reply = try XCTUnwrap(response as? HTTPURLResponse)
    return (reply.statusCode, String(decoding: data, as: UTF8.self))
  }

  private func press(_ body: String) async throws -> Int {
    try await ask(desk.origin, "/key", cookie: desk.cookie, post: body).status
  }

  func test_desk_and_wall_open_with_the_token_alone() async throws {
    for path in ["/", "/wall", "/present.css", "/present.js", "/steps"] {
      let (open, closed) = (
        try await ask(desk.origin, path, cookie: desk.cookie),
        try await ask(desk.origin, path, cookie: "")
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
    let cookie = try await voter()
    let vote = "{\"step\":0,\"vote\":{\"choice\":1}}"
    var reply = try await ask(roomOrigin, "/vote", cookie: cookie, post: vote)
    XCTAssertEqual(reply.status, 409)
    XCTAssertEqual(reply.text, "Nothing is asked now.\n")
    _ = try await press("{\"key\":\"next\"}")
    reply = try await ask(roomOrigin, "/vote", cookie: cookie, post: vote)
    XCTAssertEqual(reply.status, 200, reply.text)
    reply = try await ask(roomOrigin, "/vote", cookie: cookie, post: vote)
    XCTAssertEqual(reply.status, 409, reply.text)
    let other = try await ask(
      roomOrigin, "/vote", cookie: try await voter(), post: "{\"step\":1,\"vote\":{\"choice\":1}}")
    XCTAssertEqual(other.status, 409, "another question is not open")
    _ = try await press("{\"key\":\"next\"}")
    reply = try await ask(roomOrigin, "/vote", cookie: try await voter(), post: vote)
    XCTAssertEqual(reply.text, "Nothing is asked now.\n", "the vote is closed")
  }

  func test_the_room_can_do_nothing_but_see_the_question_and_vote() async throws {
    let cookie = try await voter()
    for path in ["/wall", "/steps", "/present.js", "/key", "/live/run", "/Package.swift"] {
      let reply = try await ask(roomOrigin, path, cookie: cookie)
      XCTAssertEqual(reply.status, 404, path)
    }
    for (path, body) in [("/key", "{\"key\":\"next\"}"), ("/live/run", "{}")] {
      let reply = try await ask(roomOrigin, path, cookie: cookie, post: body)
      XCTAssertEqual(reply.status, 404, path)
    }
    let key = try await ask(
      desk.origin, "/key", cookie: cookie, post: "{\"key\":\"next\"}")
    XCTAssertEqual(key.status, 403, "a voter's cookie does not open the desk")
    let desk = try await ask(roomOrigin, "/", cookie: desk.cookie)
    XCTAssertEqual(desk.status, 403, "and the desk's is no voter's")
  }

  func test_a_vote_is_small_and_well_formed() async throws {
    _ = try await press("{\"key\":\"next\"}")
    let cookie = try await voter()
    for body in ["", "{", "[]", "{\"step\":0}", "{\"step\":\"0\",\"vote\":{}}"] {
      let reply = try await ask(roomOrigin, "/vote", cookie: cookie, post: body)
      XCTAssertEqual(reply.status, 400, body)
    }
    let long = "{\"step\":0,\"vote\":{\"text\":\"\(String(repeating: "a", count: 3000))\"}}"
    let reply = try? await ask(roomOrigin, "/vote", cookie: cookie, post: long)
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
    var cookies: [String] = []
    for _ in 0..<30 { cookies.append(try await voter()) }
    let origin = roomOrigin
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, cookie) in cookies.enumerated() {
        let vote = "{\"step\":0,\"vote\":{\"choice\":\(index % 3 + 1)}}"
        group.addTask { try await Self.ask(origin, "/vote", cookie: cookie, post: vote).status }
      }
      for try await status in group { XCTAssertEqual(status, 200) }
    }
    _ = try await press("{\"key\":\"next\"}")
    let state = try await firstEvent(desk.origin, cookie: desk.cookie)
    XCTAssertTrue(state.contains("\"votes\":30"), state)
    XCTAssertEqual(state.matches(of: /"count":10/).count, 3, state)
    let asked = try await firstEvent(roomOrigin, cookie: cookies[0])
    XCTAssertTrue(asked.contains("\"question\":null"), asked)
  }

  func test_who_holds_all_places_of_the_room_holds_none_of_the_desk() async throws {
    let cookie = try await voter()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 1000
    let greedy = URLSession(configuration: configuration)
    defer { greedy.invalidateAndCancel() }
    var request = URLRequest(url: try XCTUnwrap(URL(string: roomOrigin + "/events")))
    request.setValue(cookie, forHTTPHeaderField: "Cookie")
    let ended = XCTestExpectation(description: "what is more than half of the room's places")
    ended.expectedFulfillmentCount = 600 - 512 / 2
    for _ in 0..<600 { greedy.dataTask(with: request) { _, _, _ in ended.fulfill() }.resume() }
    await fulfillment(of: [ended], timeout: 60)
    let state = try await firstEvent(desk.origin, cookie: desk.cookie)
    XCTAssertTrue(state.contains("\"stage\":\"code\""), state)
    let status = try await press("{\"key\":\"next\"}")
    XCTAssertEqual(status, 200)
  }

  func test_wall_and_room_are_told_of_each_key_and_each_vote() async throws {
    let cookie = try await voter()
    let wall = try await listener(desk.origin, cookie: desk.cookie)
    let room = try await listener(roomOrigin, cookie: cookie)
    _ = try await press("{\"key\":\"next\"}")
    _ = try await wall.text(holding: "\"stage\":\"question\"")
    _ = try await room.text(holding: "\"step\":0")
    let vote = "{\"step\":0,\"vote\":{\"choice\":1}}"
    _ = try await ask(roomOrigin, "/vote", cookie: cookie, post: vote)
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
    let origin = "http://127.0.0.1:\(server.port)"
    let cookie = "course_\(server.port)=\(server.address.split(separator: "=")[1])"
    let wall = try await listener(origin, cookie: cookie)
    _ = try await ask(origin, "/key", cookie: cookie, post: "{\"step\":1}")
    let atACell = try await wall.text(holding: "\"position\":1")
    XCTAssertFalse(atACell.contains("the class has gone."))
    _ = try await ask(origin, "/key", cookie: cookie, post: "{\"step\":4}")
    _ = try await wall.text(holding: "the class has gone.")
  }

  func test_desk_and_room_trust_nothing_but_their_own_files() async throws {
    for (origin, cookie) in [(desk.origin, desk.cookie), (roomOrigin, try await voter())] {
      for path in ["/", "/present.css", "/nothing"] {
        var request = URLRequest(url: try XCTUnwrap(URL(string: origin + path)))
        request.httpShouldHandleCookies = false
        request.setValue(cookie, forHTTPHeaderField: "Cookie")
        let (_, response) = try await Self.session.data(for: request)
        let reply = try XCTUnwrap(response as? HTTPURLResponse)
        for (name, value) in Trust.headers {
          XCTAssertEqual(reply.value(forHTTPHeaderField: name), value, origin + path)
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

  private func firstEvent(_ origin: String, cookie: String) async throws -> String {
    try await listener(origin, cookie: cookie).text()
  }

  /// A page that listens.
  private func listener(_ origin: String, cookie: String) async throws -> EventReader {
    var request = URLRequest(url: try XCTUnwrap(URL(string: origin + "/events")))
    request.httpShouldHandleCookies = false
    request.setValue(cookie, forHTTPHeaderField: "Cookie")
    let reader = EventReader()
    let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
    addTeardownBlock { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
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
