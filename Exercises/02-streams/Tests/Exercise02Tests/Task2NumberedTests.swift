import Marbles
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task2NumberedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_element_of_a_list_has_its_number() {
    XCTAssertEqual(
      Array(["Ada", "Alan", "Grace"].lazyList.numbered()), ["1. Ada", "2. Alan", "3. Grace"],
      "The elements should be numbered from 1 on, in their order.")
  }

  func test_a_long_list_is_numbered_to_its_end() {
    let rows = Array((1...150).lazyList.map { "row \($0)" }.numbered())
    XCTAssertEqual(rows.count, 150, "All 150 elements should be numbered.")
    XCTAssertEqual(rows.last, "150. row 150", "The last number should be 150.")
  }

  func test_a_list_is_read_only_as_far_as_it_is_needed() {
    var read: [Int] = []
    let rows = (1...100).lazyList
      .map { number -> String in
        read.append(number)
        return "row \(number)"
      }
      .numbered()
    XCTAssertEqual(read, [], "Nobody has read the result, so no element should have been read.")
    XCTAssertEqual(Array(rows.prefix(2)), ["1. row 1", "2. row 2"], "The first two rows.")
    XCTAssertEqual(read, [1, 2], "Two rows were read, so two elements should have been read.")
  }

  func test_each_value_of_a_signal_is_numbered_when_it_arrives() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-b---c-|").numbered(), until: .seconds(20)),
      "-'1. a'-'2. b'---'3. c'-|",
      "a, b and c should arrive when they did before, with 1, 2 and 3; and the end with the end.")
  }

  func test_an_error_comes_through() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-#").numbered(), until: .seconds(20)), "-'1. a'-#",
      "The error should come through at 3 s.")
  }

  func test_each_subscriber_gets_numbers_from_1_on() {
    let rows = clock.hot("-a-b---c|").numbered()
    let first = clock.record(rows)
    let second = clock.record(rows, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "-'1. a'-'2. b'---'3. c'|", "The first subscriber should get 1, 2 and 3.")
    XCTAssertEqual(
      second.timeline, "--^'1. b'---'2. c'|",
      "The second subscriber, who comes at 2 s, should get 1 for b and 2 for c.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_source() {
    let letters = clock.probe(clock.cold("-a-b-c-|"))
    clock.record(letters.signal.numbered(), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      letters.lifetimes, ["^---!"], "The letters should have one subscription, from 0 s to 4 s.")
  }
}
