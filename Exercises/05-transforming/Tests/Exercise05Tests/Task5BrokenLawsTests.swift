import XCTest

@testable import Exercise05

final class Task5BrokenLawsTests: XCTestCase {
  func test_arrays_obey_all_laws() {
    XCTAssertEqual(
      brokenLaws(of: arrays()), [], "Arrays obey all three laws, so no law should be listed.")
  }

  func test_one_case_is_enough_to_break_a_law() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.flatMap($1).filter { $0 <= 10 } })),
      [.returnFirst, .nesting],
      "A law should be listed even if it fails for only one number and one function.")
  }

  func test_one_stream_is_enough_to_break_a_law() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.prefix(1).flatMap($1) })), [.returnLast],
      "A law that fails for some streams should be listed, even if it holds for others.")
  }

  func test_two_functions_are_enough_to_break_a_law() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { inTurns($0.map($1)) })), [.nesting],
      "A law that fails for some pairs of functions should be listed, even if it holds for others.")
  }

  func test_a_pair_may_contain_the_same_function_twice() {
    XCTAssertEqual(
      brokenLaws(
        of: arrays(flattenMap: { $0.reversed().flatMap($1) }, functions: [{ [$0, -$0] }])),
      [.returnLast, .nesting], "The only function should be used as both `f` and `g`.")
  }

  func test_streams_in_different_orders_are_not_equal() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.flatMap($1).sorted() })), [.returnFirst, .returnLast],
      "This `flattenMap` changes the order of values, so the first two laws should be listed.")
  }

  func test_each_broken_law_is_listed_in_order() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.flatMap($1).map { -$0 } })), Law.allCases,
      "This `flattenMap` breaks all three laws, so each should be listed once, in order.")
  }

  /// Returns a family of arrays that obeys all laws by default.
  private func arrays(
    flattenMap: @escaping ([Int], @escaping (Int) -> [Int]) -> [Int] = { $0.flatMap($1) },
    functions: [(Int) -> [Int]] = [
      { [$0 + 1] }, { [$0, -$0] }, { $0.isMultiple(of: 2) ? [$0] : [$0, $0 + 10] },
    ]
  ) -> Family<[Int]> {
    Family(
      unit: { [$0] }, flattenMap: flattenMap, values: { $0 }, numbers: [0, 1, 2],
      streams: [[1], [1, 2], [], [3, 1, 2]], functions: functions)
  }
}

/// Returns the first value of each list, then the second value of each list, and so on.
private func inTurns(_ lists: [[Int]]) -> [Int] {
  let longest = lists.map(\.count).max() ?? 0
  return (0..<longest).flatMap { index in
    lists.compactMap { index < $0.count ? $0[index] : nil }
  }
}
