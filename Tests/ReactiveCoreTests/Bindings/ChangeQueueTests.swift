import XCTest

@testable import ReactiveCore

final class ChangeQueueTests: XCTestCase {
  func test_it_takes_a_hundred_changes_of_others_and_no_more() {
    var queue = ChangeQueue<Int>()
    queue.claim(queue.append(0))
    XCTAssertEqual(queue.next(), 0)
    for change in 1...ChangeQueue<Int>.mostLeft {
      _ = queue.append(change)
      XCTAssertTrue(queue.takesMore)
    }
    _ = queue.append(101)
    XCTAssertFalse(queue.takesMore)
    XCTAssertEqual(ChangeQueue<Int>.mostLeft, 100)
  }

  func test_who_notifies_is_done_with_its_own_once_its_last_was_taken() {
    var queue = ChangeQueue<Int>()
    queue.claim(queue.append(0))
    _ = queue.append(1)
    XCTAssertFalse(queue.isDoneWithOwn)
    XCTAssertEqual(queue.next(), 0)
    XCTAssertTrue(queue.isDoneWithOwn)
    queue.claim(queue.append(2))
    XCTAssertFalse(queue.isDoneWithOwn)
    XCTAssertEqual([queue.next(), queue.next()], [1, 2])
    XCTAssertTrue(queue.isDoneWithOwn)
  }
}
