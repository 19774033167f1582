import ReactiveCore
import XCTest

final class LazyListOperatorsTests: XCTestCase {
  private let log = Log()
  private let endless = numbers(from: 1)

  // STR-FILTER-1, STR-FILTER-2, STR-FILTER-3, STR-DISTINCT-1, STR-DISTINCT-2, STR-DISTINCT-3, STR-DISTINCT-4
  func test_filter_ignore_and_distinctUntilChanged_keep_the_expected_elements() {
    assertEach([
      ("filter", (1...6).lazyList.filter { $0.isMultiple(of: 2) }, [2, 4, 6]),
      ("ignore", [1, 2, 1, 3].lazyList.ignore(1), [2, 3]),
      ("distinct", [1, 2, 2, 1, 1].lazyList.distinctUntilChanged(), [1, 2, 1]),
    ])
    assertEach([
      ("ignore nil", [1, nil, 3, nil].lazyList.ignore(nil), [1, 3]),
      ("distinct nil", [nil, nil, 1, nil, nil].lazyList.distinctUntilChanged(), [nil, 1, nil]),
    ])
  }

  // SEQ-CONCAT-5, STR-SKIP-1, STR-SKIP-2, STR-SKIP-3, STR-SKIPPED-1, STR-SKIPPED-2, STR-SKIPPED-3
  func test_skip_drops_a_number_of_elements_or_all_before_the_first_match() {
    assertEach([
      ("none", [1, 2].lazyList.skip(0), [1, 2]), ("one", [1, 2, 3].lazyList.skip(1), [2, 3]),
      ("all", [1, 2, 3].lazyList.skip(3), []), ("beyond the end", [1, 2, 3].lazyList.skip(4), []),
      ("endless", endless.skip(1_000).take(1), [1_001]),
      ("until", [1, 5, 2].lazyList.skip(until: { $0 > 3 }), [5, 2]),
      ("while", [1, 5, 2].lazyList.skip(while: { $0 < 3 }), [5, 2]),
      ("never satisfied", [1, 2].lazyList.skip(until: { _ in false }), []),
    ])
  }

  // SEQ-CONCAT-4, STR-TAKE-1, STR-TAKE-2, STR-TAKEPRED-1, STR-TAKEPRED-2, STR-TAKEPRED-3
  func test_take_keeps_a_number_of_elements_or_all_before_the_first_match() {
    assertEach([
      ("fewer", [1, 2, 3].lazyList.take(2), [1, 2]), ("more", [1, 2].lazyList.take(7), [1, 2]),
      ("endless", endless.take(3), [1, 2, 3]),
      ("until", endless.take(until: { $0 == 4 }), [1, 2, 3]),
      ("while", endless.take(while: { $0 < 4 }), [1, 2, 3]),
      ("until, never", [1, 2].lazyList.take(until: { _ in false }), [1, 2]),
      ("while, always", [1, 2].lazyList.take(while: { _ in true }), [1, 2]),
      ("while, at once", [5, 1].lazyList.take(while: { $0 < 3 }), []),
    ])
  }

  // SEQ-BIND-4, SEQ-CONCAT-4, STR-TAKE-3
  func test_take_evaluates_only_the_heads_it_keeps() {
    XCTAssertEqual(log.list(1...3).take(0).description, "[]")
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(log.list(1...3).take(1).array, [1])
    XCTAssertEqual(log.lines, ["head 1"])
  }

  // STR-MAP-1, STR-MAP-3, STR-SCAN-1, STR-SCAN-2, STR-SCAN-3, STR-COMBPREV-1, STR-COMBPREV-2
  func test_map_scan_and_combinePrevious_keep_the_number_of_elements() {
    let numbers = (1...4).lazyList
    // Explicit types keep the compile time short.
    let add: (Int, Int) -> Int = (+)
    let weighted: LazyList<Int> = numbers.scanWithIndex(0) { sum, next, i in sum + next * i }
    assertEach([
      ("map", numbers.map { $0 * $0 }, [1, 4, 9, 16]),
      ("mapReplace", numbers.mapReplace(7), [7, 7, 7, 7]),
      ("scan", numbers.scan(0, add), [1, 3, 6, 10]),
      ("scan of nothing", LazyList.empty().scan(0, add), []),
      ("scanWithIndex", weighted, [0, 2, 8, 20]),
      ("combinePrevious", [1, 4, 9].lazyList.combinePrevious(0) { $1 - $0 }, [1, 3, 5]),
    ])
  }

  // STR-SCAN-4, STR-COMBPREV-3
  func test_scan_and_combinePrevious_may_start_with_nil() {
    let optionals = [1, 2].lazyList.map { Optional($0) }
    assertEach([
      ("scan", optionals.scan(nil) { running, next in running ?? next }, [1, 1]),
      ("combinePrevious", optionals.combinePrevious(nil) { before, _ in before }, [nil, 1]),
    ])
  }

  // STR-FLATTENMAP-1, STR-FLATTENMAP-2, STR-FLATTEN-1
  func test_flatten_concatenates_lists() {
    let lists = [LazyList.empty(), [1].lazyList, .empty(), [2, 3].lazyList, .empty()].lazyList
    assertEach([
      ("flatten", lists.flatten(), [1, 2, 3]),
      (
        "flattenMap", [1, 2, 3].lazyList.flattenMap { $0 == 2 ? nil : [$0, -$0].lazyList },
        [1, -1, 3, -3]
      ),
    ])
  }

  // STR-STARTWITH-1
  func test_startWith_adds_a_first_element_without_reading_the_rest() {
    let list = log.list(2...3).startWith(1)
    XCTAssertEqual(list.head, 1)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(list.array, [1, 2, 3])
  }

  // SEQ-FOLD-1, SEQ-FOLD-3
  func test_foldLeft_folds_from_the_left_with_the_given_start() {
    XCTAssertEqual(["A", "B"].lazyList.foldLeft("s") { "(\($0)\($1))" }, "((sA)B)")
    XCTAssertEqual(LazyList<Int>.empty().foldLeft(7, +), 7)
  }

  // STR-MAP-1, STR-FILTER-1, STR-SKIPPED-1, STR-TAKEPRED-5
  func test_a_second_reading_calls_no_closure() {
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

  /// Asserts that each list has the expected elements, even if it is read twice.
  private func assertEach<Element: Equatable>(
    _ rows: [(name: String, list: LazyList<Element>, elements: [Element])], line: UInt = #line
  ) {
    for row in rows {
      for _ in 1...2 { XCTAssertEqual(row.list.array, row.elements, row.name, line: line) }
    }
  }

  func test_a_closure_runs_once_per_element_when_the_element_is_read() {
    var runs = 0
    let list = LazyList.unfold(0) { state in
      runs += 1
      return (state, state + 1)
    }
    XCTAssertEqual(runs, 0)
    XCTAssertEqual([list.tail.head, list.head, list.tail.head], [1, 0, 1])
    XCTAssertEqual(runs, 2)
  }

  // SEQ-FOLD-5
  func test_any_stops_at_the_first_match_or_element() {
    XCTAssertTrue(log.list(1...5).any { $0 == 2 })
    XCTAssertEqual(log.heads, [1, 2])
    XCTAssertFalse([1, 2].lazyList.any { $0 == 3 })
    XCTAssertTrue(log.list(1...5).any())
    XCTAssertEqual(log.heads, [1, 2, 1])
    XCTAssertFalse(LazyList<Int>.empty().any())
  }

  // SEQ-FOLD-6
  func test_all_stops_at_the_first_failure_even_on_an_endless_list() {
    XCTAssertFalse(log.list(1...5).all { $0 < 2 })
    XCTAssertEqual(log.heads, [1, 2])
    XCTAssertFalse(numbers(from: 1).all { $0 < 100 })
    XCTAssertTrue([1, 2].lazyList.all { $0 < 3 })
    XCTAssertTrue(LazyList<Int>.empty().all { _ in false })
  }

  // SEQ-FOLD-7
  func test_first_where_returns_the_leftmost_match_or_nil() {
    XCTAssertEqual(log.list(1...5).first(where: { $0 > 2 }), 3)
    XCTAssertEqual(log.heads, [1, 2, 3])
    XCTAssertNil([1, 2].lazyList.first(where: { $0 > 2 }))
  }

  // SEQ-CONCAT-2, STR-ZIP-3, STR-ZIP-6
  func test_zip_pairs_elements_by_position_up_to_the_shorter_list() {
    let (letters, endless) = (["A", "B"].lazyList, numbers(from: 1))
    let pairs: [(name: String, list: LazyList<(Int, String)>)] = [
      ("zip(with:)", endless.zip(with: letters)), ("zip(_:_:)", LazyList.zip(endless, letters)),
      ("swapped", letters.zip(with: endless).map { ($1, $0) }),
    ]
    for (name, list) in pairs {
      XCTAssertEqual(list.map { "\($0)\($1)" }.array, ["1A", "2B"], name)
    }
    XCTAssertEqual(LazyList.zip(endless, letters) { "\($0)\($1)" }.array, ["1A", "2B"])
    XCTAssertEqual(LazyList.zip(endless, endless) { $0 + $1 }.take(3).array, [2, 4, 6])
  }

  // SEQ-CONCAT-2
  func test_zip_is_lazy() {
    let pairs = log.list(1...3).zip(with: log.list(4...6))
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(pairs.head?.1, 4)
    XCTAssertEqual(log.lines, ["head 1", "head 4"])
  }

  // SEQ-CONCAT-3
  func test_zip_keeps_twenty_equal_elements() {
    let ones = Array(repeating: 1, count: 20).lazyList
    var count = 0
    for pair in ones.zip(with: ones) { count += pair.0 * pair.1 }
    XCTAssertEqual(count, 20)
  }

  // STR-ZIPWITH-3
  func test_zipping_with_an_empty_list_is_empty_and_reads_nothing() {
    XCTAssertEqual(log.list(1...2).zip(with: LazyList<Int>.empty()).array.count, 0)
    XCTAssertEqual(log.lines, [])
  }

  // SEQ-FOLD-3
  func test_foldRight_associates_to_the_right() {
    XCTAssertEqual([1, 2, 3].lazyList.foldRight(0) { $0 - $1.head! }, 2)
    XCTAssertEqual(["A", "B"].lazyList.foldRight("s") { "(\($0)\($1.head!))" }, "(A(Bs))")
    XCTAssertEqual(LazyList<Int>.empty().foldRight(7) { $0 + $1.head! }, 7)
  }

  // SEQ-FOLD-2
  func test_foldRight_may_leave_an_endless_rest_unread() {
    XCTAssertEqual(log.list(1...3).foldRight(0) { first, _ in first }, 1)
    XCTAssertEqual(log.lines, ["head 1"])
    let firstOver = numbers(from: 1).foldRight(0) { $0 > 10 ? $0 : $1.head! }
    XCTAssertEqual(firstOver, 11)
  }

  // SEQ-FOLD-2
  func test_foldRight_passes_a_rest_that_is_evaluated_once() {
    let list = log.list(1...3)
    let lengths = list.foldRight([Int]()) { _, rest in [rest.array.count] + rest.head! + rest.head!
    }
    XCTAssertEqual(lengths, Array(repeating: 1, count: 7))
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  // SEQ-FOLD-4
  func test_foldRight_passes_the_start_as_the_rest_of_the_last_element() {
    XCTAssertEqual(LazyList.return(1).foldRight(10) { $0 + ($1.head ?? -100) }, 11)
    XCTAssertEqual(LazyList(head: { 1 }).foldRight(10) { $0 + ($1.head ?? -100) }, 11)
  }

  // SEQ-CONCAT-1
  func test_concat_is_lazy_and_accepts_an_endless_list_on_either_side() {
    let both = log.list(1...2).concat(log.list(3...4))
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(both.head, 1)
    XCTAssertEqual(log.takeLines(), ["head 1"])
    let endless = numbers(from: 1)
    XCTAssertEqual(endless.concat(log.list(1...2)).take(3).array, [1, 2, 3])
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual([0].lazyList.concat(endless).take(3).array, [0, 1, 2])
  }

  // STR-CONCATALL-1, STR-CONCATALL-2
  func test_concat_collects_its_lists_at_once_but_does_not_read_them() {
    var collected = 0
    let lists = (1...3).lazy.map { number -> LazyList<Int> in
      collected += 1
      return number == 2 ? .empty() : self.log.list(number...number)
    }
    let all = LazyList.concat(lists)
    XCTAssertEqual(collected, 3)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(all.array, [1, 3])
    XCTAssertEqual(LazyList.concat([LazyList<Int>]()).description, "[]")
  }

  // STR-CONCAT-1
  func test_concat_does_not_change_its_lists() {
    let first = log.list(1...2)
    let second = first.concat(log.list(3...3))
    let third = second.concat(log.list(4...4))
    let other = second.concat(log.list(5...5))
    XCTAssertEqual(third.array, [1, 2, 3, 4])
    XCTAssertEqual(other.array, [1, 2, 3, 5])
    XCTAssertEqual(second.array, [1, 2, 3])
    // All readers share one evaluation of each element.
    XCTAssertEqual(log.lines.filter { $0 == "head 1" }.count, 1)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("head") }.count, 5)
  }
}
