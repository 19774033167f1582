import XCTest

@testable import ReactiveCore

final class FirstInFirstOutTests: XCTestCase {
  func test_what_went_in_first_comes_out_first() {
    let queue = FirstInFirstOut<Int>()
    XCTAssertNil(queue.popFirst())
    var taken: [Int] = []
    for number in 0..<300 {
      queue.append(number)
      if !number.isMultiple(of: 3), let first = queue.popFirst() { taken.append(first) }
    }
    XCTAssertEqual(queue.count, 100)
    while let first = queue.popFirst() { taken.append(first) }
    XCTAssertEqual(taken, Array(0..<300))
    XCTAssertTrue(queue.isEmpty)
  }

  func test_what_was_taken_is_released_at_once() {
    let living = Counter()
    let queue = FirstInFirstOut<CountedObject>()
    for _ in 0..<10 { queue.append(CountedObject(in: living)) }
    for left in (0..<10).reversed() {
      _ = queue.popFirst()
      XCTAssertEqual(living.value, left)
    }
  }

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
