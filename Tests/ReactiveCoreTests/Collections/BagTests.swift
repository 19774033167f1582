import XCTest

@testable import ReactiveCore

final class BagTests: XCTestCase {
  func test_an_element_is_removed_once_and_the_others_keep_their_order() {
    var bag = Bag<Int>()
    let tokens = (0..<200).map { bag.insert($0) }
    var left = Set(0..<200)
    for number in (0..<200).map({ ($0 * 73) % 200 }) {
      XCTAssertEqual(bag.remove(tokens[number]), number)
      XCTAssertNil(bag.remove(tokens[number]))
      left.remove(number)
      XCTAssertEqual(bag.elements.compactMap(\.element), left.sorted())
      XCTAssertEqual(bag.count, left.count)
    }
    XCTAssertTrue(bag.isEmpty)
  }

  func test_holes_are_compacted() {
    var bag = Bag<Int>()
    let first = bag.insert(-1)
    var last = first
    for number in 0..<1_000 {
      let next = bag.insert(number)
      XCTAssertEqual(bag.remove(last), number - 1)
      XCTAssertNil(bag.remove(first), "A removed element should not be found.")
      last = next
      XCTAssertEqual(bag.count, 1)
      XCTAssertLessThan(bag.elements.count, 20)
    }
  }
}
