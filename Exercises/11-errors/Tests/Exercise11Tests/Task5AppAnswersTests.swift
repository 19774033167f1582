import Contacts
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task5AppAnswersTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(slow: ["g": .milliseconds(100)], on: clock)
  private lazy var database = Database(on: clock)

  func test_each_answer_comes_when_it_is_there() {
    XCTAssertEqual(
      lines(of: "ca"),
      ["0.3 seconds: Cai Cathy", "3.0 seconds: Caleb Cato", "3.0 seconds: the end"],
      "The database should answer after 0.3 s and the server after 3 s, each for itself.")
  }

  func test_nothing_is_asked_before_somebody_subscribes() {
    _ = answers(to: "ca", database: database, server: server)
    XCTAssertEqual(server.requests, [], "Nobody has subscribed, so the server should not be asked.")
  }

  func test_an_empty_answer_is_an_answer() {
    XCTAssertEqual(
      lines(of: "x"), ["0.3 seconds: ", "3.0 seconds: ", "3.0 seconds: the end"],
      "Neither of them knows a name with x, and both should say so.")
  }

  func test_a_server_that_is_offline_is_a_value_and_not_an_error() {
    server.isOffline = true
    XCTAssertEqual(
      lines(of: "ca"), ["0.3 seconds: Cai Cathy", "3.0 seconds: offline", "3.0 seconds: the end"],
      "The server fails at 3 s: \"offline\" should stand in the place of its answer.")
  }

  func test_the_database_still_answers_after_the_server_has_failed() {
    server.isOffline = true
    XCTAssertEqual(
      lines(of: "g"), ["0.1 seconds: offline", "0.3 seconds: Grace", "0.3 seconds: the end"],
      "The server fails at 0.1 s. At 0.3 s the answer of the database should come all the same.")
    XCTAssertEqual(server.requests, ["find g"], "The server should be asked once.")
  }

  func test_every_subscription_asks_anew() {
    let both = answers(to: "ca", database: database, server: server)
    for _ in 1...2 { both.subscribe(error: { _ in }) }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      server.requests, ["find ca", "find ca"], "Two subscriptions should be two requests.")
  }

  func test_a_subscriber_that_leaves_gives_the_request_up() {
    let subscription = answers(to: "ca", database: database, server: server).subscribe()
    clock.advance(by: .seconds(1))
    subscription.dispose()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(server.givenUp, ["find ca"], "Disposed at 1 s, the request should be given up.")
  }

  /// What a subscriber reads in 20 seconds.
  private func lines(of text: String) -> [String] {
    var lines: [String] = []
    answers(to: text, database: database, server: server).subscribe(
      next: { lines.append("\(self.clock.now): \($0.joined(separator: " "))") },
      error: { lines.append("\(self.clock.now): error \($0)") },
      completed: { lines.append("\(self.clock.now): the end") })
    clock.advance(by: .seconds(20))
    return lines
  }
}
