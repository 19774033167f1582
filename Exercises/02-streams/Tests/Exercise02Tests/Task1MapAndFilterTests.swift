import Marbles
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task1MapAndFilterTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_mapped_list_has_the_result_for_each_element() {
    XCTAssertEqual(
      MiniList([1, 2, 3]).mapped { "\($0)\($0)" }.elements, ["11", "22", "33"],
      "A mapped list should have the result of `transform` for each element.")
  }

  func test_a_filtered_list_has_the_included_elements() {
    XCTAssertEqual(
      MiniList([1, 4, 3, 6, 8]).filtered { $0.isMultiple(of: 2) }.elements, [4, 6, 8],
      "A filtered list should have the elements for which `isIncluded` is true.")
  }

  func test_a_mapped_list_is_read_only_as_far_as_needed() {
    var read: [Int] = []
    let list = MiniList(1...100).mapped { number in
      read.append(number)
      return number * 10
    }
    XCTAssertEqual(read, [], "No number should be transformed before the result is read.")
    XCTAssertEqual(
      list.first(3), [10, 20, 30], "The first three results should be 10, 20, and 30.")
    XCTAssertEqual(read, [1, 2, 3], "Reading three results should read only three numbers.")
  }

  func test_a_filtered_list_is_read_only_as_far_as_needed() {
    var read: [Int] = []
    let list = MiniList(1...100).filtered { number in
      read.append(number)
      return number.isMultiple(of: 2)
    }
    XCTAssertEqual(read, [], "No number should be tested before the result is read.")
    XCTAssertEqual(list.first(2), [2, 4], "The first two results should be 2 and 4.")
    XCTAssertEqual(
      read, [1, 2, 3, 4], "To find 2 and 4, only the numbers 1 to 4 should be tested.")
  }

  func test_a_mapped_signal_sends_the_result_for_each_value() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-b---c-|").mapped { $0.uppercased() }), "-A-B---C-|",
      "A mapped signal should send the result of `transform` for each value.")
  }

  func test_a_filtered_signal_sends_the_included_values() {
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-x---c-|").filtered { $0 != "x" }), "-a-----c-|",
      "A filtered signal should send the values for which `isIncluded` is true.")
  }

  func test_mapped_and_filtered_signals_use_flattenMap() {
    let letters = clock.cold("a|").setName("letters")
    XCTAssertEqual(
      letters.mapped { $0 + "!" }.description, "[letters] -flattenMap:",
      "A mapped signal should use `flattenMap` once and no other operator.")
    XCTAssertEqual(
      letters.filtered { $0 == "a" }.description, "[letters] -flattenMap:",
      "A filtered signal should use `flattenMap` once and no other operator.")
  }
}
