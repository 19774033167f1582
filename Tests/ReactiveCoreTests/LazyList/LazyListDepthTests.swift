import Foundation
import ReactiveCore
import XCTest

/// Tests of long lists on a 512 KB stack, which has 64 bytes for each of 8,192 elements.
final class LazyListDepthTests: XCTestCase {
  private let many = 8_192

  // SEQ-CORE-10, SEQ-FOLD-1, ORD-STACK-3
  func test_many_mapped_elements_are_read_and_released() {
    onSmallStack { walk(50_000) }
  }

  // SEQ-CORE-10
  func test_many_elements_of_a_bound_list_are_read_and_released() {
    onSmallStack { [many] in
      var count = 0
      for _ in (0..<many).lazyList.flattenMap({ .return($0) }) { count += 1 }
      XCTAssertEqual(count, many)
    }
  }

  // SEQ-CORE-10
  func test_a_hundred_thousand_elements_are_released_without_recursion() {
    onSmallStack {
      var list: LazyList? = (0..<100_000).lazyList
      XCTAssertEqual(list?.foldLeft(0) { count, _ in count + 1 }, 100_000)
      list = nil
    }
  }

  // SEQ-CORE-10
  func test_a_mapped_list_that_was_never_read_releases_its_long_source() {
    onSmallStack { [many] in
      var source: LazyList? = (0..<many).lazyList
      XCTAssertEqual(source?.foldLeft(0) { count, _ in count + 1 }, many)
      let mapped = source?.map { $0 + 1 }
      source = nil
      XCTAssertEqual(mapped?.description, "[…]")
    }
  }

  func test_a_filter_that_drops_many_elements_in_a_row_does_not_recurse() {
    onSmallStack { [many] in
      XCTAssertEqual((0...many).lazyList.filter { $0 == many }.array, [many])
      let bound = (0...many).lazyList.flattenMap { $0 == many ? .return($0) : nil }
      XCTAssertEqual(bound.head, many)
    }
  }

  func test_many_tails_are_read_and_released_without_their_heads() {
    onSmallStack { [many] in
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
    onSmallStack { [many] in
      let sum = (1...many).lazyList.eager.foldRight(0) { $0 + $1.head! }
      XCTAssertEqual(sum, many * (many + 1) / 2)
    }
  }

  // ORD-STACK-2
  func test_a_lazy_fold_from_the_right_that_reads_its_rest_recurses() {
    var depths: [Int] = []
    let sum = (1...4).lazyList.foldRight(0) { first, rest -> Int in
      depths.append(Thread.callStackReturnAddresses.count)
      return first + rest.head!
    }
    XCTAssertEqual(sum, 10)
    XCTAssertGreaterThan(depths[1], depths[0])
    XCTAssertEqual(depths[3] - depths[2], depths[2] - depths[1])
  }

  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
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
