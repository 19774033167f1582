import ReactiveCore
import XCTest

final class LazyListFlattenTests: XCTestCase {
  private let log = EvaluationLog()

  func test_SEQ_BIND_2_the_head_reads_the_sources_head_and_takes_its_tail_but_no_further_head() {
    let log = log
    let operators: [(String, (LazyList<Int>) -> LazyList<Int>)] = [
      ("bind", { $0.bind { { element, _ in .return(element) } } }),
      ("flattenMap", { $0.flattenMap { .return($0) } }),
      ("map", { $0.map { $0 } }), ("filter", { $0.filter { _ in true } }),
      ("scan", { $0.scan(0, +) }),
    ]
    for (name, apply) in operators {
      log.lines = []
      XCTAssertEqual(apply(log.list(1...3)).head, 1, name)
      XCTAssertEqual(log.lines, ["head 1", "tail 1"], name)
    }
  }

  func test_SEQ_BIND_2_the_step_runs_between_the_head_and_the_tail() {
    let log = log
    let mapped = log.list(1...3).map { log.lines.append("step \($0)") }
    let bound = log.list(1...3).flattenMap { number -> LazyList<Int>? in
      log.lines.append("step \(number)")
      return .return(number)
    }
    _ = mapped.head
    XCTAssertEqual(log.lines, ["head 1", "step 1", "tail 1"])
    log.lines = []
    _ = bound.head
    XCTAssertEqual(log.lines, ["head 1", "step 1", "tail 1"])
  }

  func test_SEQ_BIND_5_nothing_runs_until_the_result_is_read() {
    let log = log
    let result = log.list(1...3).map { number in log.lines.append("step \(number)") }
      .filter { _ in true }
      .flattenMap { .return($0) }
    XCTAssertEqual(log.lines, [])
    _ = result.head
    XCTAssertEqual(log.lines, ["head 1", "step 1", "tail 1"])
  }

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
