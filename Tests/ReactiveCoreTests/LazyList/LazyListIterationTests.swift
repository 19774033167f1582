import ReactiveCore
import XCTest

final class LazyListIterationTests: XCTestCase {
  private let log = Log()

  func test_SEQ_ENUM_1_an_iterator_takes_the_tail_but_not_the_next_head() {
    var iterator = log.list(1...3).makeIterator()
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(iterator.next(), 1)
    XCTAssertEqual(log.lines, ["head 1", "tail 1"])
    XCTAssertEqual(iterator.next(), 2)
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2", "tail 2"])
  }

  func test_SEQ_ENUM_1_an_iterator_at_the_end_stays_there() {
    var iterator = LazyList.return(1).makeIterator()
    XCTAssertEqual([iterator.next(), iterator.next(), iterator.next()], [1, nil, nil])
  }

  func test_SEQ_ENUM_2_an_iterator_lets_go_of_what_it_has_passed() {
    final class Element {}
    weak var first: Element?
    var iterator = LazyList.unfold(3) { count -> (Element, Int)? in
      let element = Element()
      if count == 3 { first = element }
      return count == 0 ? nil : (element, count - 1)
    }
    .makeIterator()
    XCTAssertNotNil(iterator.next())
    XCTAssertNil(first)
    XCTAssertNotNil(iterator.next())
  }

  func test_SEQ_ENUM_3_for_in_reads_one_element_at_a_time() {
    for element in log.list(1...20) where element == 3 { break }
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  func test_filter_and_flattenMap_let_go_of_what_they_pass_over_while_they_search() {
    let living = Counter()
    var mostAlive = 0
    let objects = { LazyList.unfold(1) { ((number: $0, CountedObject(in: living)), $0 + 1) } }
    let isWanted = { (number: Int) -> Bool in
      mostAlive = max(mostAlive, living.value)
      return number == 1_000
    }
    XCTAssertEqual(objects().filter { isWanted($0.number) }.head?.number, 1_000)
    let found = objects().flattenMap { isWanted($0.number) ? LazyList.return($0.number) : nil }
    XCTAssertEqual(found.head, 1_000)
    XCTAssertLessThan(mostAlive, 10)
  }
}
