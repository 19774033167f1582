import ReactiveCore
import XCTest

final class LazyListFlattenMapTests: XCTestCase {
  func test_STR_FLATTENMAP_1_STR_FLATTENMAP_2_lists_are_strung_together_and_nil_is_empty() {
    let lists = [1, 2, 3].lazyList.flattenMap { $0 == 2 ? nil : [$0, $0 * 10].lazyList }
    XCTAssertEqual(lists.array, [1, 10, 3, 30])
  }

  func test_STR_FLATTENMAP_3_mapping_to_return_is_map() {
    let numbers = [1, 2, 3].lazyList
    XCTAssertEqual(numbers.flattenMap { .return($0 * 2) }, numbers.map { $0 * 2 })
  }
}
