import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task4BackOffTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_wait_is_twice_as_long_as_the_one_before() {
    let request = clock.probe(clock.cold("-#"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 3), until: .seconds(60)), "-----------#",
      "Four requests of 1 s and waits of 1, 2 and 4 s: the last error should come at 11 s.")
    XCTAssertEqual(
      request.lifetimes, ["^!", "--^!", "-----^!", "----------^!"],
      "The request should be sent at 0, 2, 5 and 10 s.")
  }

  func test_the_first_wait_is_as_long_as_is_asked_for() {
    let request = clock.probe(clock.cold("-#"))
    let signal = Exercise11.patient(request.signal, retries: 2, wait: .seconds(3), on: clock)
    XCTAssertEqual(
      clock.timeline(of: signal, until: .seconds(60)), "------------#",
      "Three requests of 1 s and waits of 3 and 6 s: the last error should come at 12 s.")
    XCTAssertEqual(
      request.lifetimes, ["^!", "----^!", "-----------^!"],
      "With a first wait of 3 s the request should be sent at 0, 4 and 11 s.")
  }

  func test_a_value_does_not_give_the_retries_back() {
    let request = clock.probe(clock.cold("a#"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 2), until: .seconds(60)), "a-a--a#",
      "Each request sends a and fails: after two retries the error should come, at 6 s.")
    XCTAssertEqual(
      request.lifetimes, ["^!", "--^!", "-----^!"],
      "The values change nothing: the request should be sent at 0, 2 and 5 s, and no more.")
  }

  func test_a_reply_ends_it() {
    let request = flaky(["-#", "-#", "-a|", "-#"])
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 5), until: .seconds(60)), "------a|",
      "The third request has a reply: it should be sent at 6 s, and nothing after it.")
    XCTAssertEqual(request.lifetimes.count, 3, "After a reply nothing should be sent again.")
  }

  func test_a_request_that_works_is_sent_once_and_at_once() {
    let request = clock.probe(clock.cold("-a-b|"))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 3), until: .seconds(60)), "-a-b|",
      "Nothing failed, so nothing should wait: a at 1 s, b at 3 s, completed at 4 s.")
    XCTAssertEqual(request.lifetimes, ["^---!"], "The request should be sent once.")
  }

  func test_without_retries_the_first_error_is_the_last() {
    let request = clock.probe(clock.cold(Timeline("-#", error: RequestError.busy)))
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 0), until: .seconds(60)),
      Timeline("-#", error: RequestError.busy),
      "With no retries the error should come through at once, at 1 s, and unchanged.")
    XCTAssertEqual(request.lifetimes.count, 1, "The request should be sent once.")
  }

  func test_values_pass_also_those_of_a_request_that_fails_later() {
    let request = flaky(["-a#", "-b-c|"])
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 1), until: .seconds(60)), "-a--b-c|",
      "a should come at 1 s, and after the wait b at 4 s and c at 6 s.")
  }

  func test_the_error_that_comes_through_is_the_last_one() {
    let offline = clock.cold(Timeline<String>("-#", error: RequestError.offline))
    let busy = clock.cold(Timeline<String>("-#", error: RequestError.busy))
    let request = flaky([offline, busy])
    XCTAssertEqual(
      clock.timeline(of: patient(request, retries: 1), until: .seconds(60)),
      Timeline("---#", error: RequestError.busy),
      "First offline, then busy: busy is the error that should be sent on, at 3 s.")
  }

  func test_every_subscriber_has_all_retries_and_the_short_wait() {
    let request = clock.probe(clock.cold("-#"))
    let signal = patient(request, retries: 1)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(10))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(first.timeline, "---#", "The first subscriber should hear the error at 3 s.")
    XCTAssertEqual(
      second.timeline, "----------^--#",
      "The second subscriber comes at 10 s, and should hear the error three seconds later too.")
  }

  func test_nothing_is_sent_any_more_when_the_subscriber_leaves_during_a_wait() {
    let request = clock.probe(clock.cold("-#"))
    let recorded = clock.record(patient(request, retries: 3), until: .seconds(4))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      recorded.timeline, "----!", "A subscriber who leaves at 4 s should have heard nothing.")
    XCTAssertEqual(
      request.lifetimes, ["^!", "--^!"], "The wait until 5 s should be called off at 4 s.")
  }

  func test_a_wait_after_a_request_that_fails_at_once_is_called_off_too() {
    let request = clock.probe(Signal<String>.error(RequestError.busy))
    clock.record(patient(request, retries: 3), until: .seconds(2))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      request.lifetimes.count, 2,
      "Sent at 0 and 1 s, and left at 2 s: the request of 3 s should not be sent.")
  }

  func test_a_request_under_way_ends_when_the_subscriber_leaves() {
    let request = flaky(["-#", "--------a|"])
    let recorded = clock.record(patient(request, retries: 3), until: .seconds(4))
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      recorded.timeline, "----!", "A subscriber who leaves at 4 s should have heard nothing.")
    XCTAssertEqual(request.lifetimes, ["^!", "--^-!"], "The request should be canceled at 4 s.")
  }

  private func patient(_ request: Probe<String>, retries: Int) -> Signal<String> {
    Exercise11.patient(request.signal, retries: retries, wait: .seconds(1), on: clock)
  }

  /// A request that has another outcome each time it is sent.
  private func flaky(_ outcomes: [Timeline<String>]) -> Probe<String> {
    flaky(outcomes.map { clock.cold($0) })
  }

  private func flaky(_ outcomes: [Signal<String>]) -> Probe<String> {
    var rest = outcomes
    let request = Signal<String> { subscriber in
      let outcome = rest.isEmpty ? .never() : rest.removeFirst()
      return outcome.subscribe(subscriber)
    }
    return clock.probe(request)
  }
}
