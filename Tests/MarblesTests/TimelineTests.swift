import Marbles
import XCTest

final class TimelineTests: XCTestCase {
  private let timeline: Timeline<String> = "-^-a-b|"

  func test_timelines_with_equal_events_and_times_are_equal_regardless_of_length() {
    XCTAssertEqual(timeline, "-^-a-b|")
    XCTAssertNotEqual(timeline, "-^-a-c|", "different values")
    XCTAssertNotEqual(timeline, "-^-a--b|", "different times")
    XCTAssertNotEqual(timeline, "-^-a-b#", "different ends")
    XCTAssertNotEqual(timeline, "-^-a-b-", "only one timeline ends")
    XCTAssertNotEqual(timeline, "^--a-b|", "different subscriptions")
    XCTAssertNotEqual(Timeline<String>("-a!"), "-a", "only one timeline is disposed")
    XCTAssertNotEqual(Timeline<String>("(ab)"), "(ba)", "different orders")
    let exact = Timeline([.init(.seconds(1), .next(1))])
    let late = Timeline([.init(.seconds(1) + .nanoseconds(1), .next(1))])
    XCTAssertNotEqual(exact, late)
    XCTAssertEqual(Timeline<String>("-a---"), "-a")
    XCTAssertEqual(Timeline<String>("-a", frame: .seconds(1)), "-a")
  }

  func test_errors_are_compared_by_their_description() {
    XCTAssertEqual(Timeline<Int>("-#", error: Offline()), Timeline("-#", error: Offline()))
    XCTAssertNotEqual(Timeline<Int>("-#", error: Offline()), "-#")
  }

  func test_a_lifetime_is_the_subscription_without_its_events() {
    XCTAssertEqual(timeline.lifetime, "-^----!")
    XCTAssertEqual(Timeline<String>("-a-!").lifetime, "---!")
    XCTAssertEqual(Timeline<String>("-a--").lifetime, "---")
  }

  func test_different_timelines_line_up_in_XCTest_messages() {
    let recorded: Timeline<String> = "--A--1--|"
    let expected: Timeline<String> = "--A---1-|"
    XCTAssertEqual(
      "(\"\(recorded)\") is not equal to (\"\(expected)\")",
      """
      ("
        0s   5s
        --A--1--|
      ") is not equal to ("
        0s   5s
        --A---1-|
      ")
      """)
  }

  func test_a_column_is_a_second_for_wide_values_too() {
    let recorded = Timeline("--a----b|", values: ["a": 10, "b": 20])
    let expected = Timeline("--a----(bb|)", values: ["a": 10, "b": 20])
    XCTAssertEqual("\(recorded)", "\n  0s   5s\n  --10---20-|\n")
    XCTAssertEqual("\(expected)", "\n  0s   5s\n  --10---(20 20|)\n")
  }

  func test_the_text_of_a_timeline_shows_the_error_and_the_frame() {
    XCTAssertEqual("\(Timeline<Int>("-#"))", "\n  0s\n  -#\n")
    XCTAssertEqual("\(Timeline<Int>("-#", error: Offline()))", "\n  0s\n  -#offline\n")
    let timeline = Timeline<Int>("-1--2|", frame: .milliseconds(100))
    XCTAssertEqual("\(timeline)", "\n  0s   0.5s\n  -1--2|\n")
  }

  func test_the_timelines_in_an_array_have_the_same_drawing() {
    XCTAssertEqual("\([Timeline<Int>("-1|")])", "[\n  0s\n  -1|\n]")
  }

  func test_stars_mark_the_differences_of_two_timelines() {
    let expected = Timeline("--a---b--(cb)|", values: ["a": 10, "b": 20, "c": 1])
    let recorded = Timeline("--a--b---(bc)|", values: ["a": 10, "b": 20, "c": 1])
    XCTAssertEqual(
      recorded.difference(from: expected).map { $0.text(width: 40) },
      """
                0s        5s             10s
      expected  ----10------20----(1 20)-|
      recorded  ----10----20------(20 1)-|
      differs             * *     *
      """)
  }

  func test_subscription_and_disposal_are_compared() {
    let expected: Timeline<String> = "-^-a-!"
    let recorded: Timeline<String> = "--^a--!"
    XCTAssertEqual(
      recorded.difference(from: expected)?.description,
      """
                0s    1s    2s    3s    4s    5s    6s
      expected        ^-----------a-----------!
      recorded              ^-----a-----------------!
      differs         *     *                 *     *
      """)
  }

  func test_values_that_look_alike_may_differ() {
    let expected = Timeline<Twin>([.init(.seconds(1), .next(Twin(number: 1)))])
    let recorded = Timeline<Twin>([.init(.seconds(1), .next(Twin(number: 2)))])
    XCTAssertEqual(
      recorded.difference(from: expected)?.description.split(separator: "\n").last,
      "differs         *")
  }

  func test_equal_timelines_have_no_stars() {
    XCTAssertNil(Timeline<String>("-a|").difference(from: "-a|"))
    XCTAssertNil(Timeline<String>("-a---").difference(from: "-a"))
  }

  private struct Twin: Equatable, CustomStringConvertible {
    let number: Int
    var description: String { "twin" }
  }
}
