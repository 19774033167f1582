import Foundation
import ReactiveCore
import XCTest

final class LazyListArchivingTests: XCTestCase {
  func test_SEQ_CORE_8_an_archive_holds_the_evaluated_array() throws {
    let archive = try JSONEncoder().encode([1, 2].lazyList.map { $0 * 2 })
    XCTAssertEqual(String(decoding: archive, as: UTF8.self), "[2,4]")
    XCTAssertEqual(try JSONDecoder().decode(LazyList<Int>.self, from: archive).array, [2, 4])
  }

  func test_SEQ_CORE_8_empty_lists_and_lists_of_one_element_come_back() throws {
    for list in [LazyList.empty(), .return(1)] {
      let archive = try JSONEncoder().encode(list)
      XCTAssertEqual(try JSONDecoder().decode(LazyList<Int>.self, from: archive), list)
    }
  }
}
