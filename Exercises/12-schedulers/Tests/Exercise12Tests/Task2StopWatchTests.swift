import Marbles
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task2StopWatchTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var counting = CountingScheduler(clock)

  func test_counts_until_it_is_stopped() {
    let watch: Signal<Int> = stopWatch(every: .seconds(2), until: clock.hot("-------x"), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(20)), "--1-2-3|",
      "The watch should count every 2 s, and complete when `stop` sends a value at 7 s.")
  }

  func test_the_interval_may_be_any_duration() {
    let watch: Signal<Int> = stopWatch(
      every: .milliseconds(1500), until: clock.hot("-----x"), on: clock)
    let heard = clock.timeline(of: watch, until: .seconds(20))
    XCTAssertEqual(
      heard.moments.map { $0.time / .milliseconds(1) }, [1500, 3000, 4500, 5000],
      "With an interval of 1.5 s, the watch should count at 1.5, 3, and 4.5 s.")
  }

  func test_continues_when_stop_fails() {
    let watch: Signal<Int> = stopWatch(every: .seconds(2), until: clock.hot("---#"), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(5)), "--1-2-",
      "The watch should continue after `stop` fails at 3 s, and send 2 at 4 s.")
  }

  func test_each_subscriber_has_a_watch_that_begins_with_1() {
    let watch: Signal<Int> = stopWatch(
      every: .seconds(2), until: clock.hot("-----------x"), on: clock)
    let first = clock.record(watch)
    let second = clock.record(watch, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "--1-2-3-4-5|", "The first subscriber's watch should begin with 1.")
    XCTAssertEqual(
      second.timeline, "------^-1-2|",
      "The watch of a second subscriber, started at 6 s, should also begin with 1.")
  }

  func test_no_timer_runs_after_completion() {
    stopWatch(every: .seconds(1), until: clock.hot("---x"), on: counting).subscribe()
    clock.advance(by: .seconds(4))
    let runs = counting.runs
    clock.advance(by: .seconds(60))
    XCTAssertGreaterThan(runs, 0, "Before the completion, the timer should be running.")
    XCTAssertEqual(counting.runs, runs, "After the completion at 3 s, no timer should be running.")
  }

  func test_no_timer_runs_if_stop_sends_immediately() {
    let watch: Signal<Int> = stopWatch(every: .seconds(1), until: .return("x"), on: counting)
    let recorded = clock.record(watch)
    clock.advance(by: .seconds(60))
    XCTAssertEqual(
      recorded.timeline, "|", "If `stop` sends a value immediately, the watch should complete.")
    XCTAssertEqual(counting.runs, 0, "If `stop` sends a value immediately, no timer should start.")
  }

  func test_no_timer_runs_after_disposal() {
    let stop = clock.probe(clock.hot("---------x"))
    clock.record(
      stopWatch(every: .seconds(1), until: stop.signal, on: counting), until: .seconds(3))
    clock.advance(by: .seconds(4))
    let runs = counting.runs
    clock.advance(by: .seconds(60))
    XCTAssertEqual(counting.runs, runs, "After disposal at 3 s, no timer should be running.")
    XCTAssertEqual(
      stop.lifetimes, ["^--!"], "Disposal at 3 s should also end the subscription to `stop`.")
  }
}
