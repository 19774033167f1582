import ReactiveCore
import XCTest

final class LazyListFoldRightTests: XCTestCase {
  private let log = Log()

  func test_SEQ_FOLD_3_foldRight_associates_to_the_right() {
    XCTAssertEqual([1, 2, 3].lazyList.foldRight(0) { $0 - $1.head! }, 2)
    XCTAssertEqual(["A", "B"].lazyList.foldRight("s") { "(\($0)\($1.head!))" }, "(A(Bs))")
    XCTAssertEqual(LazyList<Int>.empty().foldRight(7) { $0 + $1.head! }, 7)
  }

  func test_SEQ_FOLD_2_a_rest_that_is_not_read_evaluates_nothing() {
    XCTAssertEqual(log.list(1...3).foldRight(0) { first, _ in first }, 1)
    XCTAssertEqual(log.lines, ["head 1"])
  }

  func test_SEQ_FOLD_2_the_rest_is_a_list_of_one_element_evaluated_once() {
    let list = log.list(1...3)
    let lengths = list.foldRight([Int]()) { _, rest in [rest.array.count] + rest.head! + rest.head!
    }
    XCTAssertEqual(lengths, Array(repeating: 1, count: 7))
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  func test_SEQ_FOLD_2_an_endless_list_folds_as_long_as_the_rest_is_not_read() {
    let firstOver = numbers(from: 1).foldRight(0) { $0 > 10 ? $0 : $1.head! }
    XCTAssertEqual(firstOver, 11)
  }

  func test_SEQ_FOLD_4_start_is_there_at_a_nil_tail() {
    XCTAssertEqual(LazyList.return(1).foldRight(10) { $0 + ($1.head ?? -100) }, 11)
    XCTAssertEqual(LazyList(head: { 1 }).foldRight(10) { $0 + ($1.head ?? -100) }, 11)
  }
}
