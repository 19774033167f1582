import ReactiveCore
import XCTest

final class LazyListZipTests: XCTestCase {
  private let log = EvaluationLog()

  func test_SEQ_CONCAT_2_pairs_by_position_and_stops_at_the_shorter_list() {
    let pairs = ["A", "B"].lazyList.zip(with: [1, 2, 3].lazyList)
    XCTAssertEqual(pairs.map { "\($0.0)\($0.1)" }.array, ["A1", "B2"])
    let swapped = [1, 2, 3].lazyList.zip(with: ["A", "B"].lazyList)
    XCTAssertEqual(swapped.map { "\($0.0)\($0.1)" }.array, ["1A", "2B"])
  }

  func test_SEQ_CONCAT_2_is_lazy() {
    let pairs = log.list(1...3).zip(with: log.list(4...6))
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(pairs.head?.1, 4)
    XCTAssertEqual(log.lines, ["head 1", "head 4"])
  }

  func test_SEQ_CONCAT_2_works_with_an_endless_list_and_with_the_same_list_twice() {
    let endless = numbers(from: 1)
    XCTAssertEqual(
      LazyList.zip(endless, ["A", "B"].lazyList) { "\($0)\($1)" }.array, ["1A", "2B"])
    XCTAssertEqual(LazyList.zip(endless, endless) { $0 + $1 }.take(3).array, [2, 4, 6])
  }

  func test_SEQ_CONCAT_3_sixteen_and_more_equal_elements_are_all_there() {
    let ones = Array(repeating: 1, count: 20).lazyList
    var count = 0
    for pair in ones.zip(with: ones) { count += pair.0 * pair.1 }
    XCTAssertEqual(count, 20)
  }

  func test_STR_ZIP_6_reduce_gets_the_elements_of_each_pair() {
    XCTAssertEqual(LazyList.zip([1, 2].lazyList, [3, 4].lazyList) { $0 * $1 }.array, [3, 8])
  }

  func test_STR_ZIP_3_the_static_form_pairs_and_stops_at_the_shorter_list() {
    let pairs = LazyList.zip([1, 2].lazyList, numbers(from: 3))
    XCTAssertEqual(pairs.map { [$0.0, $0.1] }.array, [[1, 3], [2, 4]])
  }

  func test_STR_ZIPWITH_3_an_empty_side_makes_the_result_empty_and_nothing_is_read() {
    XCTAssertEqual(log.list(1...2).zip(with: LazyList<Int>.empty()).array.count, 0)
    XCTAssertEqual(log.lines, [])
  }
}
