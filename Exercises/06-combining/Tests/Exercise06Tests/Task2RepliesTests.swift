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

  func test_completes_when_there_are_no_requests() {
    XCTAssertEqual(
      pairs("--|", "--------|"), "--|",
      "The result should complete with the requests if none is waiting for a reply.")
  }

  func test_completes_when_there_are_no_more_replies() {
    XCTAssertEqual(
      pairs("-ab-------|", "---1-|"), "---'a1'-|",
      "The result should complete with the replies, at 5 s, because no pair can follow.")
  }

  func test_fails_at_once_while_a_request_waits() {
    XCTAssertEqual(
      pairs("-a-b----|", "--1-#"), "--'a1'-#",
      "The result should fail when the replies fail, at 4 s, although request b is waiting.")
  }

  func test_fails_at_once_while_no_request_waits() {
    XCTAssertEqual(
      pairs("-a----b|", "--1-#"), "--'a1'-#",
      "The result should fail when the replies fail, at 4 s, although no request is waiting.")
  }

  func test_each_subscriber_has_its_own_waiting_requests() {
    let pairs = pairs(clock.hot("-a--b----|"), clock.hot("-----1----|"))
    clock.record(pairs, until: .seconds(2))
    let second = clock.record(pairs, at: .seconds(3))
    clock.run()
    XCTAssertEqual(
      second.timeline, "---^-'b1'---|",
      "A subscriber who comes at 3 s should get only b1, without the earlier request a.")
  }

  func test_disposing_disposes_both_signals() {
    let requests = clock.probe(clock.hot("-a--b----|"))
    let replies = clock.probe(clock.hot("--1---2---|"))
    clock.record(pairs(requests.signal, replies.signal), until: .seconds(3))
    clock.run()
    XCTAssertEqual(requests.lifetimes, ["^--!"], "The requests should be disposed at 3 s.")
    XCTAssertEqual(replies.lifetimes, ["^--!"], "The replies should be disposed at 3 s.")
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
