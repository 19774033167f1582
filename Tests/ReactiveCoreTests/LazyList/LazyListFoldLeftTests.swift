import ReactiveCore
import XCTest

final class LazyListFoldLeftTests: XCTestCase {
  func test_SEQ_FOLD_1_SEQ_FOLD_3_foldLeft_starts_with_start_and_goes_from_the_left() {
    XCTAssertEqual([1, 2, 3].lazyList.foldLeft(0) { $0 - $1 }, -6)
    XCTAssertEqual(["A", "B"].lazyList.foldLeft("s") { "(\($0)\($1))" }, "((sA)B)")
    XCTAssertEqual(LazyList<Int>.empty().foldLeft(7, +), 7)
  }
}
