import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task2RepliesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_request_is_paired_with_its_reply() {
    XCTAssertEqual(
      pairs("-a-b---c--|", "----1-2----3-|"), "----'a1'-'b2'----('c3'|)",
      "Each request should be paired with its reply as soon as the reply arrives.")
  }

  func test_completes_when_the_requests_complete_and_none_is_waiting() {
    XCTAssertEqual(
      pairs("--|", "--------|"), "--|",
      "When the requests complete and none is waiting for a reply, the result should complete.")
  }

  func test_completes_when_the_replies_complete() {
    XCTAssertEqual(
      pairs("-ab-------|", "---1-|"), "---'a1'-|",
      "The result should complete when the replies complete, at 5 s, because no pair can follow.")
  }

  func test_fails_immediately_while_a_request_is_waiting() {
    XCTAssertEqual(
      pairs("-a-b----|", "--1-#"), "--'a1'-#",
      "The result should fail when the replies fail, at 4 s, even though request b is waiting.")
  }

  func test_fails_immediately_while_no_request_is_waiting() {
    XCTAssertEqual(
      pairs("-a----b|", "--1-#"), "--'a1'-#",
      "The result should fail when the replies fail, at 4 s, even though no request is waiting.")
  }

  func test_each_subscriber_has_its_own_waiting_requests() {
    let pairs = pairs(clock.hot("-a--b----|"), clock.hot("-----1----|"))
    clock.record(pairs, until: .seconds(2))
    let second = clock.record(pairs, at: .seconds(3))
    clock.run()
    XCTAssertEqual(
      second.timeline, "---^-'b1'---|",
      "A subscriber that arrives at 3 s should get b1, because it missed request a.")
  }

  func test_disposing_ends_both_subscriptions() {
    let requests = clock.probe(clock.hot("-a--b----|"))
    let replies = clock.probe(clock.hot("--1---2---|"))
    clock.record(pairs(requests.signal, replies.signal), until: .seconds(3))
    clock.run()
    XCTAssertEqual(
      requests.lifetimes, ["^--!"], "The subscription to the requests should end at 3 s.")
    XCTAssertEqual(
      replies.lifetimes, ["^--!"], "The subscription to the replies should end at 3 s.")
  }

  private func pairs(
    _ requests: Timeline<String>, _ replies: Timeline<String>
  ) -> Timeline<String> {
    clock.timeline(of: pairs(clock.hot(requests), clock.hot(replies)))
  }

  private func pairs(_ requests: Signal<String>, _ replies: Signal<String>) -> Signal<String> {
    exchanges(requests: requests, replies: replies).map { $0.request + $0.reply }
  }
}
