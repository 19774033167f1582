import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task3NothingStaysTests: XCTestCase {
  private let clock = TestScheduler()

  func test_objects_without_a_reference_are_gone_immediately() {
    let fate: Fate = fate(on: clock, patience: 5) { [Screen()] }
    XCTAssertEqual(
      fate, .gone(after: 0), "Objects released immediately should give `.gone(after: 0)`.")
    XCTAssertEqual(
      clock.now, .zero, "If all objects are released immediately, no time should pass.")
  }

  func test_a_cycle_through_self_stays() {
    let fate: Fate = fate(on: clock, patience: 5) {
      let screen = Screen()
      screen.typed.subscribeNext { screen.text = $0 }
      return [screen]
    }
    XCTAssertEqual(
      fate, .stays(1), "A screen that its own closure keeps alive should count as alive.")
    XCTAssertEqual(
      clock.now, .seconds(5), "With a patience of 5 s, a leak should be reported after 5 s.")
  }

  func test_a_subscription_that_completes_releases_its_object() {
    let fate: Fate = fate(on: clock, patience: 5) { loading("---p|") }
    XCTAssertEqual(
      fate, .gone(after: 4),
      "The signal completes after 4 s, so the screen should be gone after 4 s.")
    XCTAssertEqual(
      clock.now, .seconds(4), "After all objects are released, no more time should pass.")
  }

  func test_an_object_that_is_released_in_the_last_second_is_gone() {
    XCTAssertEqual(
      fate(on: clock, patience: 4) { loading("---p|") }, .gone(after: 4),
      "With a patience of 4 s, an object that is released after 4 s should be gone.")
  }

  func test_an_object_that_is_released_later_stays() {
    XCTAssertEqual(
      fate(on: clock, patience: 3) { loading("---p|") }, .stays(1),
      "With a patience of 3 s, an object that is released after 4 s should count as alive.")
  }

  func test_without_patience_no_time_passes() {
    XCTAssertEqual(
      fate(on: clock, patience: 0) { loading("---p|") }, .stays(1),
      "With a patience of 0 s, an object that is still loading should count as alive.")
    XCTAssertEqual(clock.now, .zero, "With a patience of 0 s, no time should pass.")
    XCTAssertEqual(
      fate(on: clock, patience: 0) { [Screen()] }, .gone(after: 0),
      "With a patience of 0 s, objects that are released immediately should be gone.")
  }

  func test_the_last_of_several_counts() {
    XCTAssertEqual(
      fate(on: clock, patience: 9) { loading("-p|") + loading("-----p|") + [Screen()] },
      .gone(after: 6), "The last screen is released after 6 s, so all should be gone after 6 s.")
  }

  func test_objects_that_stay_are_counted() {
    let shared = Subject<String>()
    let fate: Fate = fate(on: clock, patience: 2) {
      let (first, second) = (Screen(), Screen())
      shared.subscribeNext { first.text = $0 }
      shared.subscribeNext { second.text = $0 }
      return [Screen(), first, second] + loading("-|")
    }
    XCTAssertEqual(fate, .stays(2), "Only the objects that are still alive should be counted.")
    withExtendedLifetime(shared) {}
  }

  func test_seconds_count_from_the_call() {
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      fate(on: clock, patience: 5) { loading("---p|") }, .gone(after: 4),
      "Seconds should be counted from the call, even if the clock is already at 10 s.")
  }

  func test_life_is_called_once() {
    var lives = 0
    _ = fate(on: clock, patience: 5) {
      lives += 1
      return loading("---p|")
    }
    XCTAssertEqual(lives, 1, "`fate` should call `life` once.")
  }

  /// Returns a screen that stays alive while it loads.
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
