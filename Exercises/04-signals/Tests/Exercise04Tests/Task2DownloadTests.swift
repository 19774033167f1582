import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task2DownloadTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = FileServer(files: ["song": ["a", "b"], "blank": []], on: clock)

  func test_each_part_is_sent_as_it_comes() {
    XCTAssertEqual(
      clock.timeline(of: download("song", from: server), until: .seconds(10)), "-ab|",
      "The two parts should come at 1 s and at 2 s, and the completion at 3 s.")
  }

  func test_the_error_of_the_server_is_sent() {
    XCTAssertEqual(
      clock.timeline(of: download("film", from: server), until: .seconds(10)),
      Timeline("-#", error: FileError.notFound),
      "A file that the server does not have should fail at 1 s with notFound.")
  }

  func test_nothing_is_requested_before_a_subscription() {
    let signal: Signal<String> = download("song", from: server)
    XCTAssertEqual(
      server.requests, [],
      "Making the signal should ask nothing of the server: nobody has subscribed yet.")
    signal.subscribe()
    XCTAssertEqual(server.requests, ["song"], "One subscription should ask for the file once.")
  }

  func test_each_subscription_starts_its_own_transfer() {
    let signal: Signal<String> = download("song", from: server)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(server.requests.count, 2, "Two subscriptions should start two transfers.")
    XCTAssertEqual(first.timeline, "-ab|", "The first subscriber should hear the whole file.")
    XCTAssertEqual(
      second.timeline, "-^ab|",
      "A subscriber who comes at 1 s should hear the whole file, from the first part on.")
  }

  func test_a_subscriber_who_leaves_cancels_the_transfer() {
    let recorded = clock.record(download("song", from: server), until: .milliseconds(1500))
    clock.advance(by: .milliseconds(1600))
    XCTAssertEqual(
      recorded.timeline, Timeline("--a!", frame: .milliseconds(500)),
      "A subscriber who leaves at 1.5 s should have heard the first part.")
    XCTAssertEqual(
      server.running, 0, "When the subscriber has left, no transfer should be under way.")
  }
}
