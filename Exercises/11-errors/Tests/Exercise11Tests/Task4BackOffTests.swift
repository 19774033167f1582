import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task4BackOffTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_wait_is_twice_as_long() {
    let request = clock.probe(clock.cold("-#"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 3), until: .seconds(60)), "-----------#",
      "With four requests of 1 s and waits of 1, 2, and 4 s, the result should fail at 11 s.")
    XCTAssertEqual(
      request.lifetimes, ["^!", "--^!", "-----^!", "----------^!"],
      "With waits of 1, 2, and 4 s, the request should be sent at 0, 2, 5, and 10 s.")
  }

  func test_the_first_wait_is_given() {
    let request = clock.probe(clock.cold("-#"))
    let signal = Exercise11.patient(request.signal, retries: 2, wait: .seconds(3), on: clock)
    XCTAssertEqual(
      clock.timeline(of: signal, until: .seconds(60)), "------------#",
      "With three requests of 1 s and waits of 3 and 6 s, the result should fail at 12 s.")
  }

  func test_a_request_that_succeeds_is_sent_once() {
    let request = clock.probe(clock.cold("-a-b|"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 3), until: .seconds(60)), "-a-b|",
      "The request succeeds, so its values should be sent without a wait.")
    XCTAssertEqual(request.lifetimes, ["^---!"], "A request that succeeds should be sent once.")
  }

  func test_without_retries_the_first_error_is_sent() {
    let request = clock.probe(clock.cold(Timeline("-#", error: RequestError.busy)))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 0), until: .seconds(60)),
      Timeline("-#", error: RequestError.busy),
      "With no retries, the error should be sent immediately, at 1 s.")
    XCTAssertEqual(
      request.lifetimes.count, 1, "With no retries, the request should be sent once.")
  }

  func test_the_last_error_is_sent() {
    let request = flaky([
      clock.cold(Timeline("-#", error: RequestError.offline)),
      clock.cold(Timeline("-#", error: RequestError.busy)),
    ])
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 1), until: .seconds(60)),
      Timeline("---#", error: RequestError.busy),
      "The first request fails with `offline` and the last with `busy`, so `busy` should be sent.")
  }

  func test_values_of_a_request_that_fails_are_sent() {
    let request = flaky([clock.cold("-a#"), clock.cold("-b-c|")])
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 1), until: .seconds(60)), "-a--b-c|",
      "Each value should be sent when it arrives, even if its request fails later.")
  }

  func test_a_value_adds_no_retries() {
    let request = clock.probe(clock.cold("a#"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 2), until: .seconds(60)), "a-a--a#",
      "Values should change neither the retries nor the wait, so the error should be sent at 6 s.")
  }

  func test_no_request_after_the_subscriber_leaves_during_a_wait() {
    let request = clock.probe(clock.cold("-#"))
    clock.record(patient(request, retries: 3), until: .seconds(4))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      request.lifetimes, ["^!", "--^!"],
      "The subscriber leaves at 4 s, so the request should not be sent again at 5 s.")
  }

  func test_no_request_after_the_subscriber_leaves_if_requests_fail_immediately() {
    let request = clock.probe(Signal<String>.error(RequestError.busy))
    clock.record(patient(request, retries: 3), until: .seconds(2))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      request.lifetimes.count, 2,
      "The subscriber leaves at 2 s, so the request should not be sent again at 3 s.")
  }

  func test_each_subscriber_begins_with_all_retries_and_the_first_wait() {
    let signal = patient(clock.probe(clock.cold("-#")), retries: 1)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(10))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(first.timeline, "---#", "The first subscriber should get the error at 3 s.")
    XCTAssertEqual(
      second.timeline, "----------^--#",
      "The second subscriber should also get the error 3 s after it subscribes, at 13 s.")
  }

  private func patient(_ request: Probe<String>, retries: Int) -> Signal<String> {
    Exercise11.patient(request.signal, retries: retries, wait: .seconds(1), on: clock)
  }

  /// Returns a request with a different outcome each time it is sent.
  private func flaky(_ outcomes: [Signal<String>]) -> Probe<String> {
    var rest = outcomes
    return clock.probe(.defer { rest.isEmpty ? .never() : rest.removeFirst() })
  }
}
