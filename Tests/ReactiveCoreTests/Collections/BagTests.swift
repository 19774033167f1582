import XCTest

@testable import ReactiveCore

final class BagTests: XCTestCase {
  func test_elements_stay_in_the_order_in_which_they_came() {
    var bag = Bag<Int>()
    for number in 0..<100 { _ = bag.insert(number) }
    XCTAssertEqual(bag.elements.compactMap(\.element), Array(0..<100))
    XCTAssertEqual(bag.count, 100)
  }

  func test_an_element_leaves_by_its_token_once() {
    var bag = Bag<String>()
    let tokens = ["A", "B", "C"].map { bag.insert($0) }
    XCTAssertEqual(bag.remove(tokens[1]), "B")
    XCTAssertNil(bag.remove(tokens[1]))
    XCTAssertEqual(bag.elements.compactMap(\.element), ["A", "C"])
    XCTAssertEqual(bag.count, 2)
  }

  func test_any_order_of_removals_leaves_the_others_as_they_were() {
    var bag = Bag<Int>()
    let tokens = (0..<200).map { bag.insert($0) }
    var left = Set(0..<200)
    for number in (0..<200).map({ ($0 * 73) % 200 }) {
      XCTAssertEqual(bag.remove(tokens[number]), number)
      left.remove(number)
      XCTAssertEqual(bag.elements.compactMap(\.element), left.sorted())
      XCTAssertEqual(bag.count, left.count)
    }
    XCTAssertTrue(bag.isEmpty)
  }

  func test_holes_are_closed_so_that_it_stays_small() {
    var bag = Bag<Int>()
    _ = bag.insert(-1)
    for number in 0..<10_000 {
      let token = bag.insert(number)
      _ = bag.insert(number)
      bag.remove(token)
      if let last = bag.elements.last { XCTAssertEqual(last.element, number) }
    }
    XCTAssertEqual(bag.count, 10_001)
    XCTAssertLessThanOrEqual(bag.elements.count, 2 * bag.count + 17)
  }

  func test_an_element_changes_in_its_place() {
    var bag = Bag<Int>()
    let (first, second) = (bag.insert(1), bag.insert(2))
    XCTAssertNotNil(bag.update(first) { $0 += 10 })
    bag.remove(second)
    XCTAssertNil(bag.update(second) { $0 += 10 })
    XCTAssertEqual(bag.elements.compactMap(\.element), [11])
  }
}
