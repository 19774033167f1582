import Contacts
import Marbles
import ReactiveCore
import XCTest

final class ServerTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_subscription_is_a_request() {
    let server = Server(on: clock)
    let found = server.find("ca")
    XCTAssertEqual(server.requests, [])
    found.subscribe()
    found.subscribe()
    XCTAssertEqual(server.requests, ["find ca", "find ca"])
  }

  func test_an_answer_arrives_after_its_delay_and_completes() {
    let server = Server(slow: ["cat": .seconds(5)], on: clock)
    XCTAssertEqual(
      clock.timeline(of: server.find("CA").map { $0.joined(separator: "+") }),
      "---('Caleb+Cato'|)")
    XCTAssertEqual(
      clock.timeline(of: server.find("cat").map { $0.joined(separator: "+") }).values, ["Cato"])
    XCTAssertEqual(clock.now, .seconds(8))
    XCTAssertEqual(server.givenUp, [])
  }

  func test_a_disposed_subscription_cancels_its_request() {
    let server = Server(on: clock)
    server.find("ca").subscribe().dispose()
    clock.run()
    XCTAssertEqual(server.givenUp, ["find ca"])
  }

  func test_canceling_a_callback_request_counts_once_and_only_before_the_answer() {
    let server = Server(on: clock)
    let first = server.ask("ca") { _ in XCTFail("A canceled request should get no answer.") }
    first.cancel()
    first.cancel()
    var answers: [[String]] = []
    let second = server.ask("cat") { answers.append((try? $0.get()) ?? []) }
    clock.run()
    second.cancel()
    XCTAssertEqual(answers, [["Cato"]])
    XCTAssertEqual(server.givenUp, ["find ca"])
  }

  func test_offline_is_checked_when_the_answer_is_due() {
    let server = Server(on: clock)
    var received: [String] = []
    server.find("ca").subscribeError { received.append("\(self.clock.now): \($0)") }
    clock.schedule(after: .seconds(2)) { server.isOffline = true }
    clock.run()
    XCTAssertEqual(received, ["3.0 seconds: offline"])
  }

  func test_only_the_right_code_sends_a_token() throws {
    let server = Server(on: clock)
    var received: [String] = []
    for code in ["000000", "123456"] {
      server.logIn("ada", code).subscribe(
        next: { received.append("token of \($0.name)") }, error: { received.append("\($0)") })
    }
    clock.run()
    XCTAssertEqual(received, ["wrongCode", "token of ada"])
  }

  func test_sending_a_code_completes_without_a_value() {
    let recorded = clock.timeline(of: Server(on: clock).sendCode(to: "ada"))
    XCTAssertEqual(recorded.moments.map(\.time), [.seconds(1)])
    XCTAssertTrue(recorded.moments.allSatisfy(\.event.isTerminating))
  }
}
