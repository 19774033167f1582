import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task2RepliesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_first_reply_belongs_to_the_first_request() {
    let pairs = pairs(clock.hot("-a-b---c--|"), clock.hot("----1-2----3-|"))
    XCTAssertEqual(
      clock.timeline(of: pairs, until: .seconds(20)), "----'a1'-'b2'----('c3'|)",
      "Replies 1, 2 and 3 should be paired with requests a, b and c, each as soon as it is there.")
  }

  func test_completes_when_there_are_no_requests() {
    XCTAssertEqual(
      clock.timeline(of: pairs(clock.hot("--|"), clock.hot("--------|")), until: .seconds(20)),
      "--|",
      "When the requests complete and none is waiting, no pair can follow: completed at 2 s.")
  }

  func test_completes_when_there_are_no_more_replies() {
    XCTAssertEqual(
      clock.timeline(of: pairs(clock.hot("-ab-------|"), clock.hot("---1-|")), until: .seconds(20)),
      "---'a1'-|",
      "When the replies complete, request b can have no reply any more: completed at 5 s.")
  }

  func test_fails_at_once_even_while_a_request_waits() {
    let requests = clock.probe(clock.hot("-a-b----|"))
    XCTAssertEqual(
      clock.timeline(of: pairs(requests.signal, clock.hot("--1-#")), until: .seconds(20)),
      "--'a1'-#",
      "The error of the line should come through at 4 s, although request b is waiting.")
    XCTAssertEqual(
      requests.lifetimes, ["^---!"], "After the error nobody should listen to the requests.")
  }

  func test_fails_at_once_even_while_no_request_waits() {
    XCTAssertEqual(
      clock.timeline(of: pairs(clock.hot("-a----b|"), clock.hot("--1-#")), until: .seconds(20)),
      "--'a1'-#",
      "The error of the line should come through at 4 s, and not wait for request b.")
  }

  func test_a_new_subscriber_does_not_inherit_waiting_requests() {
    let pairs = pairs(clock.hot("-a--b----|"), clock.hot("-----1----|"))
    let first = clock.record(pairs, until: .seconds(2))
    let second = clock.record(pairs, at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "--!", "A subscriber who leaves at 2 s should have heard nothing.")
    XCTAssertEqual(
      second.timeline, "---^-'b1'---|",
      "A subscriber who comes at 3 s knows only request b, so reply 1 should belong to b.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_both() {
    let requests = clock.probe(clock.hot("-a--b----|"))
    let replies = clock.probe(clock.hot("--1---2---|"))
    let recorded = clock.record(pairs(requests.signal, replies.signal), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--'a1'!", "A subscriber who leaves at 3 s should have heard one pair.")
    XCTAssertEqual(
      requests.lifetimes, ["^--!"], "The requests should have one subscription, until 3 s.")
    XCTAssertEqual(
      replies.lifetimes, ["^--!"], "The replies should have one subscription, until 3 s.")
  }

  private func pairs(_ requests: Signal<String>, _ replies: Signal<String>) -> Signal<String> {
    exchanges(requests: requests, replies: replies).map { $0.request + $0.reply }
  }
}
