import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task3NothingStaysTests: XCTestCase {
  private let clock = TestScheduler()

  func test_what_nobody_holds_is_gone_at_once() {
    let fate: Fate = fate(on: clock, patience: 5) { [Screen()] }
    XCTAssertEqual(
      fate, .gone(after: 0), "Nobody but the tool could hold the screen: it should be gone at once."
    )
    XCTAssertEqual(clock.now, .zero, "There was nothing to wait for, so no time should pass.")
  }

  func test_a_cycle_through_self_stays() {
    let fate: Fate = fate(on: clock, patience: 5) {
      let screen = Screen()
      screen.typed.subscribeNext { screen.text = $0 }
      return [screen]
    }
    XCTAssertEqual(fate, .stays(1), "The screen's own callback keeps it, so it should stay.")
    XCTAssertEqual(clock.now, .seconds(5), "A leak should be reported after 5 s of patience.")
  }

  func test_a_finite_signal_lets_go_when_it_completes() {
    let fate: Fate = fate(on: clock, patience: 5) { loading("---p|") }
    XCTAssertEqual(
      fate, .gone(after: 4), "The signal completes after 4 s, and should release the screen then.")
    XCTAssertEqual(clock.now, .seconds(4), "When all are gone, no more time should pass.")
  }

  func test_what_goes_with_the_last_second_is_gone() {
    XCTAssertEqual(
      fate(on: clock, patience: 4) { loading("---p|") }, .gone(after: 4),
      "The screen is released after 4 s, and the patience is 4 s: that should be in time.")
  }

  func test_what_goes_after_the_last_second_stays() {
    XCTAssertEqual(
      fate(on: clock, patience: 3) { loading("---p|") }, .stays(1),
      "The screen is released after 4 s, but the patience is 3 s: that should be too late.")
  }

  func test_without_patience_it_looks_once() {
    XCTAssertEqual(
      fate(on: clock, patience: 0) { loading("---p|") }, .stays(1),
      "Without patience the screen should be found alive.")
    XCTAssertEqual(clock.now, .zero, "Without patience no time should pass.")
    XCTAssertEqual(
      fate(on: clock, patience: 0) { [Screen()] }, .gone(after: 0),
      "Without patience a screen that nobody holds should be found gone.")
  }

  func test_the_last_of_several_decides() {
    XCTAssertEqual(
      fate(on: clock, patience: 9) { loading("-p|") + loading("-----p|") + [Screen()] },
      .gone(after: 6), "The last of the three screens is released after 6 s.")
  }

  func test_counts_those_that_stay() {
    let shared = Subject<String>()
    let fate: Fate = fate(on: clock, patience: 2) {
      let (first, second) = (Screen(), Screen())
      shared.subscribeNext { first.text = $0 }
      shared.subscribeNext { second.text = $0 }
      return [Screen(), first, second] + loading("-|")
    }
    XCTAssertEqual(
      fate, .stays(2), "A subject that lives on keeps two screens; the others should be released.")
    withExtendedLifetime(shared) {}
  }

  func test_seconds_count_from_the_call() {
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      fate(on: clock, patience: 5) { loading("---p|") }, .gone(after: 4),
      "The clock says 10 s already; the screen is released 4 s after the call.")
  }

  func test_lives_one_life() {
    var lives = 0
    _ = fate(on: clock, patience: 5) {
      lives += 1
      return loading("---p|")
    }
    XCTAssertEqual(lives, 1, "life should be called once.")
  }

  /// A screen that is kept by what it loads.
  private func loading(_ marbles: Timeline<String>) -> [AnyObject] {
    let screen = Screen()
    clock.cold(marbles).subscribeNext { screen.text = $0 }
    return [screen]
  }
}

private final class Screen {
  let typed = Subject<String>()
  var text = ""
}
