import XCTest

@testable import ReactiveCore

final class FirstInFirstOutTests: XCTestCase {
  func test_there_is_nothing_behind_the_last() throws {
    try assertTraps("Precondition failed") {
      let queue = FirstInFirstOut<Int>()
      queue.append(1)
      _ = queue[1]
    }
  }

  func test_removing_all_leaves_it_empty_and_usable() {
    let queue = FirstInFirstOut<Int>()
    (0..<5).forEach { queue.append($0) }
    _ = queue.popFirst()
    queue.removeAll()
    XCTAssertTrue(queue.isEmpty)
    queue.append(9)
    XCTAssertEqual(queue.popFirst(), 9)
  }
}
