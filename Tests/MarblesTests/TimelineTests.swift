import Marbles
import XCTest

final class TimelineTests: XCTestCase {
  private let timeline: Timeline<String> = "-^-a-b|"

  func test_equalWhenTheSameHappenedAtTheSameTimes() {
    XCTAssertEqual(timeline, "-^-a-b|")
    XCTAssertNotEqual(timeline, "-^-a-c|", "another value")
    XCTAssertNotEqual(timeline, "-^-a--b|", "another time")
    XCTAssertNotEqual(timeline, "-^-a-b#", "another end")
    XCTAssertNotEqual(timeline, "-^-a-b-", "no end")
    XCTAssertNotEqual(timeline, "^--a-b|", "another subscription")
    XCTAssertNotEqual(Timeline<String>("-a!"), "-a", "a disposal")
    XCTAssertNotEqual(Timeline<String>("(ab)"), "(ba)", "another order")
  }

  func test_timesAreExact() {
    let exact = Timeline([.init(.seconds(1), .next(1))])
    let late = Timeline([.init(.seconds(1) + .nanoseconds(1), .next(1))])
    XCTAssertNotEqual(exact, late)
  }

  func test_errorsAreComparedByWhatTheySay() {
    XCTAssertEqual(Timeline<Int>("-#", error: Offline()), Timeline("-#", error: Offline()))
    XCTAssertNotEqual(Timeline<Int>("-#", error: Offline()), "-#")
  }

  func test_howLongItWasLookedAtDoesNotCount() {
    XCTAssertEqual(Timeline<String>("-a---"), "-a")
    XCTAssertEqual(Timeline<String>("-a", frame: .seconds(1)), "-a")
  }

  func test_aLifetimeIsTheSubscriptionWithoutItsEvents() {
    XCTAssertEqual(timeline.lifetime, "-^----!")
    XCTAssertEqual(Timeline<String>("-a-!").lifetime, "---!")
    XCTAssertEqual(Timeline<String>("-a--").lifetime, "---")
  }
}
