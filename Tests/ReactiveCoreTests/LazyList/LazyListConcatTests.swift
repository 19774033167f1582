import ReactiveCore
import XCTest

final class LazyListConcatTests: XCTestCase {
  private let log = Log()

  func test_SEQ_CONCAT_1_is_lazy_on_both_sides() {
    let both = log.list(1...2).concat(log.list(3...4))
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(both.head, 1)
    XCTAssertEqual(log.lines, ["head 1"])
  }

  func test_SEQ_CONCAT_1_works_with_an_endless_list_on_either_side() {
    let endless = numbers(from: 1)
    XCTAssertEqual(endless.concat(log.list(1...2)).take(3).array, [1, 2, 3])
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual([0].lazyList.concat(endless).take(3).array, [0, 1, 2])
  }

  func test_STR_CONCATALL_1_lists_follow_each_other_and_no_list_gives_the_empty_list() {
    XCTAssertEqual(LazyList.concat([[1].lazyList, .empty(), [2, 3].lazyList]).array, [1, 2, 3])
    XCTAssertEqual(LazyList.concat([LazyList<Int>]()).description, "[]")
  }

  func test_STR_CONCATALL_2_the_lists_are_collected_at_once_and_not_read() {
    var collected = 0
    let lists = (1...3).lazy.map { number -> LazyList<Int> in
      collected += 1
      return self.log.list(number...number)
    }
    let all = LazyList.concat(lists)
    XCTAssertEqual(collected, 3)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(all.array, [1, 2, 3])
  }

  func test_STR_CONCAT_1_a_list_that_others_were_joined_to_is_still_its_own() {
    let first = log.list(1...2)
    let second = first.concat(log.list(3...3))
    let third = second.concat(log.list(4...4))
    let other = second.concat(log.list(5...5))
    XCTAssertEqual(third.array, [1, 2, 3, 4])
    XCTAssertEqual(other.array, [1, 2, 3, 5])
    XCTAssertEqual(second.array, [1, 2, 3])
    // Each element was made once for all.
    XCTAssertEqual(log.lines.filter { $0 == "head 1" }.count, 1)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("head") }.count, 5)
  }

  func test_SEQ_CORE_7_threads_that_read_joined_lists_see_the_same() {
    for _ in 0..<50 {
      var lists = [LazyList.return(0)]
      for number in 1...50 { lists.append(lists[number - 1].concat(.return(number))) }
      let all = lists
      onThreads(4) { thread in
        for number in stride(from: thread, through: 50, by: 3) {
          XCTAssertTrue(all[number].elementsEqual(0...number))
        }
      }
    }
  }
}
