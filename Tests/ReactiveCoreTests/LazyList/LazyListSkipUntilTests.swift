import ReactiveCore
import XCTest

final class LazyListSkipUntilTests: XCTestCase {
  func test_STR_SKIPPED_1_skip_until_passes_everything_after_the_first_match() {
    var asked: [Int] = []
    let rest = [1, 5, 2, 9].lazyList.skip(until: {
      asked.append($0)
      return $0 > 3
    })
    XCTAssertEqual([rest.array, rest.array], [[5, 2, 9], [5, 2, 9]])
    XCTAssertEqual(asked, [1, 5])
  }

  func test_STR_SKIPPED_3_never_satisfied_is_empty() {
    XCTAssertEqual([1, 2].lazyList.skip(until: { _ in false }).array, [])
  }
}
