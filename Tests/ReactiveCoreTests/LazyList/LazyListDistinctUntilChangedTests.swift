import ReactiveCore
import XCTest

final class LazyListDistinctUntilChangedTests: XCTestCase {
  func test_STR_DISTINCT_1_STR_DISTINCT_4_drops_what_equals_the_element_before() {
    XCTAssertEqual([1, 2, 2, 1, 1].lazyList.distinctUntilChanged().array, [1, 2, 1])
  }

  func test_STR_DISTINCT_2_STR_DISTINCT_3_a_first_nil_passes_and_nils_collapse() {
    XCTAssertEqual([nil, nil, 1, nil, nil].lazyList.distinctUntilChanged().array, [nil, 1, nil])
  }
}
