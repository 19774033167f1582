import ReactiveCore
import XCTest

@testable import Exercise05

final class Task5BrokenLawsTests: XCTestCase {
  func test_arrays_are_sound() {
    XCTAssertEqual(brokenLaws(of: arrays()), [], "Arrays should keep all three laws.")
  }

  func test_both_families_of_the_library_are_sound() {
    let lists = Family<LazyList<Int>>(
      unit: { .return($0) }, flattenMap: { $0.flattenMap($1) }, values: { Array($0) },
      numbers: [0, 1], streams: [.empty(), [3, 1, 2].lazyList],
      functions: [{ .return($0 + 1) }, { [$0, -$0].lazyList }])
    XCTAssertEqual(brokenLaws(of: lists), [], "Lazy lists should keep all three laws.")
    let signals = Family<Signal<Int>>(
      unit: { .return($0) }, flattenMap: { $0.flattenMap($1) }, values: { sent(by: $0) },
      numbers: [0, 1], streams: [.empty(), .return(1).concat(.return(2))],
      functions: [{ .return($0 + 1) }, { .return($0).concat(.return(-$0)) }])
    XCTAssertEqual(brokenLaws(of: signals), [], "Signals should keep all three laws.")
  }

  func test_a_stream_that_forgets_all_but_its_first_value_breaks_the_second_law() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.prefix(1).flatMap($1) })), [.returnLast],
      "Only a stream of several values shows that the second one is lost.")
  }

  func test_a_return_that_sends_twice_breaks_the_laws_of_return() {
    XCTAssertEqual(
      brokenLaws(of: arrays(unit: { [$0, $0] })), [.returnFirst, .returnLast],
      "A return that sends twice adds something before a function, and after a stream.")
  }

  func test_streams_that_take_turns_break_the_third_law() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { inTurns($0.map($1)) })), [.nesting],
      "In turns, a flat pipeline has another order than a nested one, with two functions.")
  }

  func test_a_sorted_stream_breaks_the_laws_of_return() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.flatMap($1).sorted() })), [.returnFirst, .returnLast],
      "The values are the same, but sorting changes their order: these are other streams.")
  }

  func test_a_stream_that_cannot_be_empty_breaks_two_laws() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.isEmpty ? [0] : $0.flatMap($1) })),
      [.returnLast, .nesting],
      "Only the empty stream shows that a 0 is put in its place.")
  }

  func test_a_stream_that_is_read_from_its_end_breaks_two_laws() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.reversed().flatMap($1) })), [.returnLast, .nesting],
      "Each flattenMap turns the stream around, so two in a row are not one.")
  }

  func test_the_third_law_is_tried_with_one_function_in_both_places() {
    XCTAssertEqual(
      brokenLaws(
        of: arrays(flattenMap: { $0.reversed().flatMap($1) }, functions: [{ [$0, -$0] }])),
      [.returnLast, .nesting],
      "There is one function: it should be tried in the place of f and of g.")
  }

  func test_a_stream_without_room_for_large_numbers_breaks_two_laws() {
    XCTAssertEqual(
      brokenLaws(of: arrays(flattenMap: { $0.flatMap($1).filter { $0 <= 10 } })),
      [.returnFirst, .nesting],
      "Only the number 1 and the last function make an 11, and that is lost: one case is enough.")
  }

  private func brokenLaws<Stream>(of family: Family<Stream>) -> [Law] {
    Exercise05.brokenLaws(of: family)
  }

  /// Arrays as streams; each test breaks one part.
  private func arrays(
    unit: @escaping (Int) -> [Int] = { [$0] },
    flattenMap: @escaping ([Int], @escaping (Int) -> [Int]) -> [Int] = { $0.flatMap($1) },
    functions: [(Int) -> [Int]] = [
      { [$0 + 1] }, { [$0, -$0] }, { $0.isMultiple(of: 2) ? [$0] : [$0, $0 + 10] },
    ]
  ) -> Family<[Int]> {
    Family(
      unit: unit, flattenMap: flattenMap, values: { $0 }, numbers: [0, 1, 2],
      streams: [[1], [1, 2], [], [3, 1, 2]], functions: functions)
  }
}

/// The first value of each list, then the second of each, and so on.
private func inTurns(_ lists: [[Int]]) -> [Int] {
  let longest = lists.map(\.count).max() ?? 0
  return (0..<longest).flatMap { index in
    lists.compactMap { index < $0.count ? $0[index] : nil }
  }
}

private func sent(by signal: Signal<Int>) -> [Int] {
  var values: [Int] = []
  signal.subscribeNext { values.append($0) }
  return values
}
