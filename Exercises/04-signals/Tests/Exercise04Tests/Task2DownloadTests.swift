import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task2DownloadTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = FileServer(files: ["song": ["a", "b"]], on: clock)

  func test_sends_each_part_when_it_arrives_and_completes() {
    XCTAssertEqual(
      clock.timeline(of: download("song", from: server)), "-ab|",
      "The parts should be sent at 1 s and 2 s, when they arrive, and the completion at 3 s.")
  }

  func test_fails_with_the_servers_error() {
    XCTAssertEqual(
      clock.timeline(of: download("film", from: server)),
      Timeline("-#", error: FileError.notFound),
      "If the server doesn't have the file, the signal should fail with the server's error.")
  }

  func test_requests_nothing_before_a_subscription() {
    _ = download("song", from: server)
    XCTAssertEqual(server.requests, [], "Nothing should be requested before a subscription.")
  }

  func test_each_subscription_starts_its_own_transfer() {
    let signal = download("song", from: server)
    signal.subscribe()
    let second = clock.record(signal, at: .seconds(1))
    clock.run()
    XCTAssertEqual(
      server.requests, ["song", "song"], "Each of the two subscriptions should start a transfer.")
    XCTAssertEqual(second.timeline, "-^ab|", "The second subscriber should get the whole file.")
  }

  func test_disposing_cancels_the_transfer() {
    clock.record(download("song", from: server), until: .milliseconds(1500))
    clock.advance(by: .milliseconds(1500))
    XCTAssertEqual(server.running, 0, "Disposing the subscription should cancel its transfer.")
  }
}
