import ReactiveCore
import XCTest

/// What each operator gives, a row a case.
final class LazyListOperatorsTests: XCTestCase {
  private let log = Log()
  private let endless = numbers(from: 1)

  func test_STR_FILTER_1_STR_FILTER_2_STR_FILTER_3_what_filter_and_ignore_keep() {
    assertEach([
      ("filter", (1...6).lazyList.filter { $0.isMultiple(of: 2) }, [2, 4, 6]),
      ("ignore", [1, 2, 1, 3].lazyList.ignore(1), [2, 3]),
    ])
    assertEach([("ignore nil", [1, nil, 3, nil].lazyList.ignore(nil), [1, 3])])
  }

  func test_STR_DISTINCT_1_STR_DISTINCT_2_STR_DISTINCT_3_STR_DISTINCT_4_equals_in_a_row_are_one() {
    assertEach([
      ("equal", [1, 2, 2, 1, 1].lazyList.distinctUntilChanged(), [1, 2, 1]),
      ("nil", [nil, nil, 1, nil, nil].lazyList.distinctUntilChanged(), [nil, 1, nil]),
    ])
  }

  func test_SEQ_CONCAT_5_STR_SKIP_1_STR_SKIP_2_STR_SKIP_3_how_many_skip_drops() {
    assertEach([
      ("none", [1, 2].lazyList.skip(0), [1, 2]), ("one", [1, 2, 3].lazyList.skip(1), [2, 3]),
      ("all", [1, 2, 3].lazyList.skip(3), []), ("beyond the end", [1, 2, 3].lazyList.skip(4), []),
      ("endless", endless.skip(1_000).take(1), [1_001]),
    ])
  }

  func test_STR_SKIPPED_1_STR_SKIPPED_2_STR_SKIPPED_3_where_skip_by_a_predicate_ends() {
    assertEach([
      ("until", [1, 5, 2].lazyList.skip(until: { $0 > 3 }), [5, 2]),
      ("while", [1, 5, 2].lazyList.skip(while: { $0 < 3 }), [5, 2]),
      ("never satisfied", [1, 2].lazyList.skip(until: { _ in false }), []),
    ])
  }

  func test_SEQ_CONCAT_4_STR_TAKE_1_STR_TAKE_2_how_many_take_passes() {
    assertEach([
      ("fewer", [1, 2, 3].lazyList.take(2), [1, 2]), ("more", [1, 2].lazyList.take(7), [1, 2]),
      ("endless", endless.take(3), [1, 2, 3]),
    ])
  }

  func test_SEQ_BIND_4_SEQ_CONCAT_4_STR_TAKE_3_take_evaluates_no_more_heads_than_it_passes() {
    XCTAssertEqual(log.list(1...3).take(0).description, "[]")
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(log.list(1...3).take(1).array, [1])
    XCTAssertEqual(log.lines, ["head 1"])
  }

  func test_STR_TAKEPRED_1_STR_TAKEPRED_2_STR_TAKEPRED_3_where_take_by_a_predicate_ends() {
    assertEach([
      ("until", endless.take(until: { $0 == 4 }), [1, 2, 3]),
      ("while", endless.take(while: { $0 < 4 }), [1, 2, 3]),
      ("until, never", [1, 2].lazyList.take(until: { _ in false }), [1, 2]),
      ("while, always", [1, 2].lazyList.take(while: { _ in true }), [1, 2]),
      ("while, at once", [5, 1].lazyList.take(while: { $0 < 3 }), []),
    ])
  }

  func test_STR_MAP_1_STR_MAP_3_each_element_becomes_one() {
    assertEach([
      ("map", (1...3).lazyList.map { $0 * $0 }, [1, 4, 9]),
      ("mapReplace", (1...3).lazyList.mapReplace(7), [7, 7, 7]),
    ])
  }

  func test_STR_SCAN_1_STR_SCAN_2_STR_SCAN_3_STR_COMBPREV_1_STR_COMBPREV_2_running_results() {
    let numbers = (1...4).lazyList
    // With these types the compiler has nothing to try.
    let add: (Int, Int) -> Int = (+)
    let weighted: LazyList<Int> = numbers.scanWithIndex(0) { sum, next, i in sum + next * i }
    assertEach([
      ("scan", numbers.scan(0, add), [1, 3, 6, 10]),
      ("scan of nothing", LazyList.empty().scan(0, add), []),
      ("its index", weighted, [0, 2, 8, 20]),
      ("combinePrevious", [1, 4, 9].lazyList.combinePrevious(0) { $1 - $0 }, [1, 3, 5]),
    ])
  }

  func test_STR_SCAN_4_STR_COMBPREV_3_the_start_may_be_nil() {
    let optionals = [1, 2].lazyList.map { Optional($0) }
    assertEach([
      ("scan", optionals.scan(nil) { running, next in running ?? next }, [1, 1]),
      ("combinePrevious", optionals.combinePrevious(nil) { before, _ in before }, [nil, 1]),
    ])
  }

  func test_STR_FLATTENMAP_1_STR_FLATTENMAP_2_STR_FLATTEN_1_lists_are_strung_together() {
    let lists = [LazyList.empty(), [1].lazyList, .empty(), [2, 3].lazyList, .empty()].lazyList
    assertEach([
      ("flatten", lists.flatten(), [1, 2, 3]),
      (
        "flattenMap", [1, 2, 3].lazyList.flattenMap { $0 == 2 ? nil : [$0, -$0].lazyList },
        [1, -1, 3, -3]
      ),
    ])
  }

  func test_flatten_reads_no_further_than_it_is_read() {
    let flattened = [log.list(1...2), log.list(3...4)].lazyList.flatten()
    XCTAssertEqual(flattened.tail.head, 2)
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2"])
  }

  func test_STR_STARTWITH_1_the_element_comes_first_and_the_rest_is_not_read_for_it() {
    let list = log.list(2...3).startWith(1)
    XCTAssertEqual(list.head, 1)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(list.array, [1, 2, 3])
  }

  func test_SEQ_FOLD_1_SEQ_FOLD_3_foldLeft_starts_with_start_and_goes_from_the_left() {
    XCTAssertEqual(["A", "B"].lazyList.foldLeft("s") { "(\($0)\($1))" }, "((sA)B)")
    XCTAssertEqual(LazyList<Int>.empty().foldLeft(7, +), 7)
  }

  func test_STR_MAP_1_STR_FILTER_1_STR_SKIPPED_1_STR_TAKEPRED_5_no_closure_is_asked_again() {
    typealias Ask = (Int) -> Bool
    let operators: [(name: String, apply: (@escaping Ask) -> LazyList<Bool>, asked: [Int])] = [
      ("map", { ask in (1...3).lazyList.map(ask) }, [1, 2, 3]),
      ("filter", { ask in (1...3).lazyList.filter(ask).map { _ in true } }, [1, 2, 3]),
      ("skip", { ask in (1...3).lazyList.skip(until: ask).map { _ in true } }, [1, 2]),
      ("take", { ask in (1...3).lazyList.take(until: ask).map { _ in true } }, [1, 2]),
    ]
    for (name, apply, expected) in operators {
      var asked: [Int] = []
      let list = apply {
        asked.append($0)
        return $0 == 2
      }
      XCTAssertEqual(list.array, list.array, name)
      XCTAssertEqual(asked, expected, name)
    }
  }

  /// That each list gives these elements, each time it is read.
  private func assertEach<Element: Equatable>(
    _ rows: [(name: String, list: LazyList<Element>, elements: [Element])], line: UInt = #line
  ) {
    for row in rows {
      for _ in 1...2 { XCTAssertEqual(row.list.array, row.elements, row.name, line: line) }
    }
  }
}
