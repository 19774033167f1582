import ReactiveCore
import XCTest

final class LazyListSkipTests: XCTestCase {
  func test_STR_SKIP_1_drops_the_first_elements() {
    XCTAssertEqual([1, 2, 3].lazyList.skip(1).array, [2, 3])
    XCTAssertEqual(numbers(from: 1).skip(1_000).head, 1_001)
  }

  func test_SEQ_CONCAT_5_STR_SKIP_2_skipping_beyond_the_end_is_empty() {
    XCTAssertEqual([1, 2, 3].lazyList.skip(4).array, [])
    XCTAssertEqual([1, 2, 3].lazyList.skip(3).array, [])
  }

  func test_STR_SKIP_3_skip_0_passes_everything() {
    XCTAssertEqual([1, 2].lazyList.skip(0).array, [1, 2])
  }
}
