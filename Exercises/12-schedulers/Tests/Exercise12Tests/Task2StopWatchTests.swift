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
      "1, 2 and 3 should come at 2, 4 and 6 s, and the completion at 7 s, when it is stopped.")
  }

  func test_an_interval_need_not_be_whole_seconds() {
    let watch: Signal<Int> = stopWatch(
      every: .milliseconds(1500), until: clock.hot("-----x"), on: clock)
    let heard = clock.timeline(of: watch, until: .seconds(20))
    XCTAssertEqual(
      heard.moments.map { $0.time / .milliseconds(1) }, [1500, 3000, 4500, 5000],
      "With an interval of 1.5 s, 1, 2 and 3 should come at 1.5, 3 and 4.5 s, and the end at 5 s.")
  }

  func test_a_watch_that_is_stopped_at_once_shows_nothing() {
    let watch: Signal<Int> = stopWatch(every: .seconds(2), until: clock.hot("-x"), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(20)), "-|",
      "Stopped at 1 s, before the first number, the watch should only complete.")
  }

  func test_nobody_stops_it() {
    let watch: Signal<Int> = stopWatch(every: .seconds(3), until: .never(), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(10)), "---1--2--3-",
      "A watch that nobody stops should go on counting: 1, 2, 3 at 3, 6 and 9 s.")
  }

  func test_the_second_press_does_nothing() {
    let watch: Signal<Int> = stopWatch(every: .seconds(2), until: clock.hot("---x-x-x"), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(20)), "--1|",
      "The first press at 3 s should stop the watch; it should not begin again.")
  }

  func test_an_error_of_the_button_does_not_disturb_the_watch() {
    let watch: Signal<Int> = stopWatch(every: .seconds(2), until: clock.hot("---#"), on: clock)
    XCTAssertEqual(
      clock.timeline(of: watch, until: .seconds(5)), "--1-2-",
      "A button that is broken can stop nothing, so the watch should go on.")
  }

  func test_every_subscriber_has_a_watch_that_begins_with_1() {
    let watch: Signal<Int> = stopWatch(
      every: .seconds(2), until: clock.hot("-----------x"), on: clock)
    let first = clock.record(watch)
    let second = clock.record(watch, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "--1-2-3-4-5|",
      "The first subscriber should hear 1 to 5 every two seconds, and the end at 11 s.")
    XCTAssertEqual(
      second.timeline, "------^-1-2|",
      "The second subscriber comes at 6 s, and its watch should begin with 1, at 8 s.")
  }

  func test_a_watch_that_was_stopped_has_no_timer() {
    stopWatch(every: .seconds(1), until: clock.hot("---x"), on: counting).subscribe()
    clock.advance(by: .seconds(4))
    let runs = counting.runs
    clock.advance(by: .seconds(60))
    XCTAssertGreaterThan(runs, 0, "Until 3 s the timer should have run.")
    XCTAssertEqual(counting.runs, runs, "After the stop the timer should not run any more.")
  }

  func test_a_button_that_is_down_already_leaves_no_timer() {
    let watch: Signal<Int> = stopWatch(every: .seconds(1), until: .return("x"), on: counting)
    let recorded = clock.record(watch)
    clock.advance(by: .seconds(60))
    XCTAssertEqual(recorded.timeline, "|", "The button sends at once, so the watch only completes.")
    XCTAssertEqual(counting.runs, 0, "No timer should run: the watch was over before it began.")
  }

  func test_a_subscriber_who_leaves_takes_the_timer_along() {
    let stop = clock.probe(clock.hot("---------x"))
    let recorded = clock.record(
      stopWatch(every: .seconds(1), until: stop.signal, on: counting), until: .milliseconds(2500))
    clock.advance(by: .seconds(3))
    let runs = counting.runs
    clock.advance(by: .seconds(60))
    XCTAssertEqual(recorded.values, [1, 2], "Until 2.5 s the watch should have shown 1 and 2.")
    XCTAssertEqual(counting.runs, runs, "When the subscriber has left, the timer should not run.")
    XCTAssertEqual(
      stop.lifetimes, [Timeline([], disposed: .milliseconds(2500))],
      "Nobody should listen to the button when the subscriber has left.")
  }
}
