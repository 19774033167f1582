import ReactiveCore
import XCTest

final class LazyListSkipWhileTests: XCTestCase {
  func test_STR_SKIPPED_2_skip_while_passes_everything_after_the_first_failure() {
    XCTAssertEqual([1, 5, 2].lazyList.skip(while: { $0 < 3 }).array, [5, 2])
  }
}
