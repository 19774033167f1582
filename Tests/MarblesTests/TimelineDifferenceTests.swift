import Marbles
import XCTest

final class TimelineDifferenceTests: XCTestCase {
  func test_starsStandWhereTwoTimelinesDiffer() {
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

  func test_subscriptionAndDisposalAreCompared() {
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

  func test_valuesThatLookAlikeMayDiffer() {
    let expected = Timeline<Twin>([.init(.seconds(1), .next(Twin(number: 1)))])
    let recorded = Timeline<Twin>([.init(.seconds(1), .next(Twin(number: 2)))])
    XCTAssertEqual(
      recorded.difference(from: expected)?.description.split(separator: "\n").last,
      "differs         *")
  }

  func test_equalTimelinesHaveNone() {
    XCTAssertNil(Timeline<String>("-a|").difference(from: "-a|"))
    XCTAssertNil(Timeline<String>("-a---").difference(from: "-a"))
  }

  private struct Twin: Equatable, CustomStringConvertible {
    let number: Int
    var description: String { "twin" }
  }
}
