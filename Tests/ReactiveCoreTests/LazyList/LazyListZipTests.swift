import ReactiveCore
import XCTest

final class LazyListZipTests: XCTestCase {
  private let log = Log()

  func test_SEQ_CONCAT_2_STR_ZIP_3_STR_ZIP_6_pairs_by_position_up_to_the_shorter_list() {
    let (letters, endless) = (["A", "B"].lazyList, numbers(from: 1))
    let pairs: [(name: String, list: LazyList<(Int, String)>)] = [
      ("zip(with:)", endless.zip(with: letters)), ("zip(_:_:)", LazyList.zip(endless, letters)),
      ("swapped", letters.zip(with: endless).map { ($1, $0) }),
    ]
    for (name, list) in pairs {
      XCTAssertEqual(list.map { "\($0)\($1)" }.array, ["1A", "2B"], name)
    }
    XCTAssertEqual(LazyList.zip(endless, letters) { "\($0)\($1)" }.array, ["1A", "2B"])
    XCTAssertEqual(LazyList.zip(endless, endless) { $0 + $1 }.take(3).array, [2, 4, 6])
  }

  func test_SEQ_CONCAT_2_is_lazy() {
    let pairs = log.list(1...3).zip(with: log.list(4...6))
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(pairs.head?.1, 4)
    XCTAssertEqual(log.lines, ["head 1", "head 4"])
  }

  func test_SEQ_CONCAT_3_sixteen_and_more_equal_elements_are_all_there() {
    let ones = Array(repeating: 1, count: 20).lazyList
    var count = 0
    for pair in ones.zip(with: ones) { count += pair.0 * pair.1 }
    XCTAssertEqual(count, 20)
  }

  func test_STR_ZIPWITH_3_an_empty_side_makes_the_result_empty_and_nothing_is_read() {
    XCTAssertEqual(log.list(1...2).zip(with: LazyList<Int>.empty()).array.count, 0)
    XCTAssertEqual(log.lines, [])
  }
}
