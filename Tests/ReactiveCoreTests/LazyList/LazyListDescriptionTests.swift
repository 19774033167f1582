import ReactiveCore
import XCTest

final class LazyListDescriptionTests: XCTestCase {
  func test_shows_what_is_known_and_evaluates_nothing() {
    let log = Log()
    let list = log.list(1...2)
    XCTAssertEqual("\(list)", "[…]")
    _ = list.head
    XCTAssertEqual("\(list)", "[1, …]")
    _ = list.tail
    XCTAssertEqual("\(list)", "[1, …]")
    XCTAssertEqual(log.lines, ["head 1", "tail 1"])
    _ = list.array
    XCTAssertEqual("\(list)", "[1, 2]")
  }

  func test_a_tail_that_was_read_before_its_head_shows_a_gap() {
    let list = Log().list(1...2)
    _ = list.tail.head
    XCTAssertEqual("\(list)", "[…]")
  }
}
