import XCTest

@testable import ReactiveCore

final class ChangeQueueTests: XCTestCase {
  func test_it_accepts_at_most_a_hundred_changes_of_other_threads() {
    var queue = ChangeQueue<Int>()
    queue.claim(queue.append(0))
    XCTAssertEqual(queue.next(), 0)
    for change in 1...100 {
      _ = queue.append(change)
      XCTAssertTrue(queue.takesMore)
    }
    _ = queue.append(101)
    XCTAssertFalse(queue.takesMore)
  }
}
