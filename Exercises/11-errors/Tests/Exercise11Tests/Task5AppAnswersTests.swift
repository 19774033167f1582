import Contacts
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task5AppAnswersTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(slow: ["g": .milliseconds(100)], on: clock)
  private lazy var database = Database(on: clock)

  func test_each_answer_is_sent_when_it_arrives() {
    XCTAssertEqual(
      lines(of: "ca"),
      ["0.3 seconds: Cai Cathy", "3.0 seconds: Caleb Cato", "3.0 seconds: completed"],
      "Each answer should be sent when it arrives, at 0.3 s and at 3 s.")
  }

  func test_an_empty_answer_is_sent() {
    XCTAssertEqual(
      lines(of: "x"), ["0.3 seconds: ", "3.0 seconds: ", "3.0 seconds: completed"],
      "Both answers should be sent, even though they are empty.")
  }

  func test_offline_is_sent_instead_of_the_answer() {
    server.isOffline = true
    XCTAssertEqual(
      lines(of: "ca"),
      ["0.3 seconds: Cai Cathy", "3.0 seconds: offline", "3.0 seconds: completed"],
      "The server fails at 3 s, so “offline” should be sent instead of its answer.")
  }

  func test_the_database_answers_after_the_server_has_failed() {
    server.isOffline = true
    XCTAssertEqual(
      lines(of: "g"), ["0.1 seconds: offline", "0.3 seconds: Grace", "0.3 seconds: completed"],
      "The database's answer should be sent at 0.3 s, even if the server fails at 0.1 s.")
    XCTAssertEqual(server.requests, ["find g"], "The server should get one request.")
  }

  func test_each_subscription_asks_again() {
    let both = answers(to: "ca", database: database, server: server)
    for _ in 1...2 { both.subscribe(error: { _ in }) }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      server.requests, ["find ca", "find ca"], "Two subscriptions should send two requests.")
  }

  func test_disposing_cancels_the_request() {
    let subscription = answers(to: "ca", database: database, server: server).subscribe()
    clock.advance(by: .seconds(1))
    subscription.dispose()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      server.givenUp, ["find ca"], "Disposal at 1 s should cancel the server's request.")
  }

  private func lines(of text: String) -> [String] {
    var lines: [String] = []
    answers(to: text, database: database, server: server).subscribe(
      next: { lines.append("\(self.clock.now): \($0.joined(separator: " "))") },
      error: { lines.append("\(self.clock.now): error \($0)") },
      completed: { lines.append("\(self.clock.now): completed") })
    clock.advance(by: .seconds(20))
    return lines
  }
}
