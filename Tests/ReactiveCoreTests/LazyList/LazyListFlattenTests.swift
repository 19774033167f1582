import ReactiveCore
import XCTest

final class LazyListFlattenTests: XCTestCase {
  private let log = EvaluationLog()

  func test_STR_FLATTEN_1_empty_lists_count_for_nothing() {
    let lists: LazyList<LazyList<Int>> = [
      .empty(), [1].lazyList, .empty(), [2, 3].lazyList, .empty(),
    ].lazyList
    XCTAssertEqual(lists.flatten().array, [1, 2, 3])
  }

  func test_flatten_reads_no_further_than_it_is_read() {
    let flattened = [log.list(1...2), log.list(3...4)].lazyList.flatten()
    XCTAssertEqual(flattened.tail.head, 2)
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2"])
  }
}
