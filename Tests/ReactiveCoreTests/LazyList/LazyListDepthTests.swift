import Foundation
import ReactiveCore
import XCTest

/// Work on very long lists, on a thread with a stack of 512 KB.
///
/// That is 64 bytes for each of 8,192 elements, and what nests makes several calls for each of them:
/// whatever nests once an element fails. `STRESS_EVENTS` asks for more of them.
final class LazyListDepthTests: XCTestCase {
  private let many = max(8_192, Stress.number(named: "STRESS_EVENTS") ?? 0)

  // SEQ-CORE-10, SEQ-FOLD-1
  func test_mapped_elements_are_walked_and_released() {
    onASmallStack { [many] in walk(many) }
    // The main thread's stack is sixteen times as large, and not one this test has made.
    walk(131_072)
  }

  // SEQ-CORE-10
  func test_many_elements_of_a_bound_list_are_walked_and_released() {
    onASmallStack { [many] in
      var count = 0
      for _ in (0..<many).lazyList.flattenMap({ .return($0) }) { count += 1 }
      XCTAssertEqual(count, many)
    }
  }

  // SEQ-CORE-10
  func test_a_mapped_list_that_was_never_read_releases_its_long_source() {
    onASmallStack { [many] in
      var source: LazyList? = (0..<many).lazyList
      XCTAssertEqual(source?.foldLeft(0) { count, _ in count + 1 }, many)
      let mapped = source?.map { $0 + 1 }
      source = nil
      XCTAssertEqual(mapped?.description, "[…]")
    }
  }

  // SEQ-CORE-10
  func test_many_lists_that_hold_each_other_are_released_unread() {
    assertEach([
      ("closures", { rest, number in LazyList(head: { number }, tail: { rest }) }),
      ("map", { list, _ in list.map { $0 + 1 } }),
      ("filter", { list, _ in list.filter { $0 > 0 } }),
      ("map, concat", { list, _ in list.map { $0 + 1 }.concat(.empty()) }),
      ("iterator", { list, _ in IteratorSequence(list.makeIterator()).lazyList }),
    ]) { [many] grow in
      var list = LazyList.return(0)
      for number in 0..<many { list = grow(list, number) }
      return list.description == "[…]"
    }
  }

  // SEQ-CORE-10
  func test_closures_of_which_some_were_called_are_released() {
    onASmallStack { [many] in
      var (heads, tails) = (LazyList<Int>.empty(), LazyList<Int>.empty())
      for number in 0..<many {
        let (rest, source) = (heads, tails)
        heads = LazyList(head: { number }, tail: { rest })
        tails = LazyList(head: { source.head }, tail: { nil })
        XCTAssertEqual(heads.head, number)
        XCTAssertNil(tails.tail.head)
      }
    }
  }

  func test_a_list_that_starts_with_many_elements_one_by_one_is_walked() {
    onASmallStack { [many] in
      var list = LazyList.return(0)
      for number in 1...many { list = list.startWith(number) }
      XCTAssertTrue(list.elementsEqual((0...many).reversed()))
    }
  }

  func test_a_list_that_grows_at_its_end_is_read_and_released() {
    assertEach([
      ("concat(_:)", { $0.concat(.return($1)) }),
      ("concat of lists", { .concat([$0, .return($1)]) }),
      ("two at its end", { .concat([$0, .return($1), .empty()]) }),
      ("lists of lists", { $0.concat(LazyList.return($1).concat(.empty())) }),
    ]) { [many] join in
      var list = LazyList.return(0)
      for number in 1...many { list = join(list, number) }
      guard list.head == 0, list.tail.head == 1, list.elementsEqual(0...many) else { return false }
      for number in 1...many { list = join(list, number) }
      return list.description == "[…]"
    }
  }

  func test_a_list_that_grows_at_its_end_while_it_is_read_is_walked() {
    onASmallStack { [many] in
      var (heads, tails) = (LazyList.return(0), LazyList.return(0))
      for number in 1...many {
        heads = heads.concat(.return(number))
        tails = tails.concat(.return(number))
        XCTAssertEqual(heads.head, 0)
        XCTAssertEqual(tails.tail.head, 1)
      }
      XCTAssertTrue(heads.elementsEqual(0...many))
      XCTAssertTrue(tails.elementsEqual(0...many))
    }
  }

  func test_elements_pass_many_operators_one_inside_the_other() {
    let operators: [(String, Growth)] = [
      ("map", { list, _ in list.map { $0 } }),
      ("filter", { list, _ in list.filter { _ in true } }),
      ("flattenMap", { list, _ in list.flattenMap { .return($0) } }),
      ("take", { list, _ in list.take(2) }), ("skip", { list, _ in list.skip(0) }),
      ("zip", { list, _ in list.zip(with: list).map { $0.0 } }),
      ("flatten", { list, _ in LazyList.return(list).flatten() }),
    ]
    for (size, share) in Stress.stacks {
      assertEach(operators, onStackOf: size) { apply in
        var list = [1, 2].lazyList
        for number in 0..<16_000 / share { list = apply(list, number) }
        return list.array == [1, 2]
      }
    }
  }

  func test_a_filter_that_drops_many_elements_in_a_row_loops() {
    onASmallStack { [many] in
      XCTAssertEqual((0...many).lazyList.filter { $0 == many }.array, [many])
      let bound = (0...many).lazyList.flattenMap { $0 == many ? .return($0) : nil }
      XCTAssertEqual(bound.head, many)
    }
  }

  func test_tails_alone_are_walked_and_released() {
    onASmallStack { [many] in
      let numbers = (0..<many).lazyList
      var list = numbers.zip(with: numbers)
      let first = list
      for _ in 1..<many { list = list.tail }
      XCTAssertEqual(list.head?.0, many - 1)
      XCTAssertEqual(first.head?.1, 0)
    }
  }

  // SEQ-EAGER-4
  func test_an_eager_list_folds_many_elements_from_the_right() {
    onASmallStack { [many] in
      let sum = (1...many).lazyList.eager.foldRight(0) { $0 + $1.head! }
      XCTAssertEqual(sum, many * (many + 1) / 2)
    }
  }

  // ORD-STACK-2
  func test_a_lazy_fold_from_the_right_that_reads_its_rest_goes_deeper_each_time() {
    var depths: [Int] = []
    let sum = (1...4).lazyList.foldRight(0) { first, rest -> Int in
      depths.append(Thread.callStackReturnAddresses.count)
      return first + rest.head!
    }
    XCTAssertEqual(sum, 10)
    XCTAssertGreaterThan(depths[1], depths[0])
    XCTAssertEqual(depths[3] - depths[2], depths[2] - depths[1])
  }

  private typealias Growth = (_ list: LazyList<Int>, _ number: Int) -> LazyList<Int>

  /// That `isRight` holds of each way to make a list of a list.
  private func assertEach(
    _ rows: [(name: String, grow: Growth)], onStackOf size: Int = 512 << 10, line: UInt = #line,
    _ isRight: @escaping @Sendable (Growth) -> Bool
  ) {
    for (name, grow) in rows {
      let grow = Box(grow)
      onStack(of: size) { XCTAssertTrue(isRight(grow.content!), name, line: line) }
    }
  }

  private func onASmallStack(_ body: @escaping @Sendable () -> Void) {
    onStack(of: 512 << 10, body)
  }
}

private func walk(_ count: Int) {
  let numbers = (0..<count).lazyList
  let list = numbers.map { $0 + 1 }.filter { $0.isMultiple(of: 2) }
  let half = count / 2
  XCTAssertEqual(list.foldLeft(0) { $0 + $1 }, half * (half + 1))
  XCTAssertEqual(list.array.count, half)
}
