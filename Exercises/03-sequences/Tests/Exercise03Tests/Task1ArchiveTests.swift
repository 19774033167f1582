import ReactiveCore
import XCTest

@testable import Exercise03

final class Task1ArchiveTests: XCTestCase {
  private let archive = Archive(["page 1", "page 2", "page 3"])

  func test_has_all_pages_in_order() {
    XCTAssertEqual(
      pages(of: archive, from: 1).take(10).array, ["page 1", "page 2", "page 3"],
      "The list from page 1 should have the three pages of the archive, and then end.")
  }

  func test_begins_with_the_given_page() {
    XCTAssertEqual(
      pages(of: archive, from: 2).take(10).array, ["page 2", "page 3"],
      "The list from page 2 should have the pages 2 and 3.")
    XCTAssertFalse(archive.loaded.contains(1), "The list from page 2 should not load page 1.")
  }

  func test_loads_nothing_before_it_is_read() {
    let list: LazyList<String> = pages(of: archive, from: 1)
    XCTAssertEqual(archive.loaded, [], "Making the list should load no page.")
    XCTAssertEqual(list.head, "page 1", "The head of the list from page 1 should be page 1.")
  }

  func test_reading_an_element_loads_that_page_alone() {
    let list: LazyList<String> = pages(of: archive, from: 1)
    _ = list.head
    XCTAssertEqual(archive.loaded, [1], "Reading the head should load page 1 and no other one.")
    _ = list.tail.head
    XCTAssertEqual(
      archive.loaded, [1, 2], "Reading tail.head should load page 2 and no other one.")
  }

  func test_a_page_that_is_passed_over_is_not_loaded() {
    XCTAssertEqual(
      pages(of: archive, from: 1).tail.tail.head, "page 3",
      "The second tail of the list should begin with page 3.")
    XCTAssertEqual(archive.loaded, [3], "To read page 3, nothing but page 3 should be loaded.")
  }

  func test_reading_again_loads_nothing() {
    let list: LazyList<String> = pages(of: archive, from: 1)
    _ = list.take(10).array
    let loaded = archive.loaded
    XCTAssertEqual(
      list.take(10).array, ["page 1", "page 2", "page 3"],
      "A second reading should give the same pages.")
    XCTAssertEqual(archive.loaded, loaded, "A second reading should load nothing.")
    XCTAssertEqual(
      Set(loaded).count, loaded.count, "In the first reading no page should be loaded twice.")
  }

  func test_an_empty_archive_is_an_empty_list() {
    let empty = Archive([])
    XCTAssertNil(pages(of: empty, from: 1).head, "The list of an empty archive should be empty.")
    XCTAssertEqual(
      empty.loaded, [1], "Whether there is a page 1 should be asked once, when the head is read.")
  }
}
