import ReactiveCore
import XCTest

@testable import Exercise03

final class Task1ArchiveTests: XCTestCase {
  private let archive = Archive(["page 1", "page 2", "page 3"])

  func test_starts_with_the_given_page() {
    XCTAssertEqual(
      pages(of: archive, from: 2).take(2).array, ["page 2", "page 3"],
      "The list from page 2 should start with pages 2 and 3.")
  }

  func test_ends_after_the_last_page() {
    XCTAssertEqual(
      pages(of: archive, from: 1).take(10).array, ["page 1", "page 2", "page 3"],
      "The list should end after page 3, the last page.")
  }

  func test_loads_nothing_before_it_is_read() {
    let list = pages(of: archive, from: 1)
    XCTAssertEqual(archive.loaded, [], "Nothing should be loaded before the list is read.")
    XCTAssertEqual(list.head, "page 1", "The head of the list should be page 1.")
  }

  func test_reading_an_element_loads_only_that_page() {
    XCTAssertEqual(
      pages(of: archive, from: 1).tail.tail.head, "page 3", "The third element should be page 3.")
    XCTAssertEqual(archive.loaded, [3], "Reading page 3 should load only page 3.")
  }

  func test_no_page_is_loaded_twice() {
    let list = pages(of: archive, from: 1)
    XCTAssertEqual(
      list.take(10).array, list.take(10).array, "Both reads should give the same pages.")
    let loads = Dictionary(grouping: archive.loaded) { $0 }
    XCTAssertEqual(
      loads.filter { $1.count > 1 }.keys.sorted(), [],
      "Each page should be loaded only once, even if the list is read twice.")
  }
}
