import Marbles
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task2NumberedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_elements_of_a_list_are_numbered() {
    XCTAssertEqual(
      Array(["Ada", "Alan", "Grace"].lazyList.numbered()), ["1. Ada", "2. Alan", "3. Grace"],
      "The elements of a list should be numbered 1, 2, and 3.")
  }

  func test_a_long_list_is_numbered_completely() {
    let rows = Array((1...150).lazyList.map { "row \($0)" }.numbered())
    XCTAssertEqual(rows.last, "150. row 150", "The last of 150 elements should be numbered 150.")
  }

  func test_a_list_is_read_only_as_far_as_needed() {
    var read: [Int] = []
    let rows = (1...100).lazyList
      .map { number -> String in
        read.append(number)
        return "row \(number)"
      }
      .numbered()
    XCTAssertEqual(read, [], "No element should be read before the result is read.")
    XCTAssertEqual(
      Array(rows.prefix(2)), ["1. row 1", "2. row 2"], "The first two rows should be numbered.")
    XCTAssertEqual(read, [1, 2], "Numbering two rows should read only two elements.")
  }

  func test_each_value_of_a_signal_is_numbered_when_it_arrives() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-b---c-|").numbered()), "-'1. a'-'2. b'---'3. c'-|",
      "Each value should be sent with its number when it arrives.")
  }

  func test_fails_when_the_signal_fails() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-#").numbered()), "-'1. a'-#",
      "The result should fail when the signal fails, at 3 s.")
  }

  func test_the_numbers_of_each_subscriber_start_at_1() {
    let rows = clock.hot("-a-b---c|").numbered()
    rows.subscribe()
    let second = clock.record(rows, at: .seconds(2))
    clock.run()
    XCTAssertEqual(
      second.timeline, "--^'1. b'---'2. c'|",
      "The second subscriber's numbers should start at 1.")
  }
}
